import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { openSite } from '@site/releases/deployments/openSite';
import type { DeploymentState } from '@site/releases/deployments/state/deploymentState';
import { fakeBuilder } from '@site/releases/testing/fakeBuilder';
import { release } from '@site/releases/testing/testReleases';
import { makeRelease } from '@site/releases/making/makeRelease';
import { versionOf } from '@site/releases/release/releaseId';
import { folderStore } from '@site/releases/store/folderStore';
import { namesOfApplications } from '@site/tooling/command-line/applicationNames';
import { builtApplications } from '@site/tooling/workspace';
import { FIRST, siteForEachTest } from './testing/siteForEachTest';

const newFolder = temporaryFolders();
const {
  folder,
  site,
  publications,
  state,
  run: runSite,
  runRelease: run,
  newRelease,
} = siteForEachTest();

const versions = async () => (await site().store.list('products')).map(versionOf);

describe('making', () => {
  test('says what it made, and the second time that it is there', async () => {
    const first = await run('products', 'order', '--version', '3.0.0');
    expect(first.code).toBe(0);
    expect(first.output).toMatch(
      /^products 3\.0\.0 is in the store as 3\.0\.0-[0-9a-f]{12}\.\norder 3\.0\.0 is in the store as 3\.0\.0-[0-9a-f]{12}\.\n$/,
    );
    expect((await run('order', '--version', '3.0.0')).output).toMatch(
      /^order 3\.0\.0 is already there/,
    );
  });

  test('without a name makes all that are built here', async () => {
    const { code, output } = await run('--version', '3.0.0');
    expect(code).toBe(0);
    expect(output.match(/^[\w-]+ 3\.0\.0 is in the store/gm)).toEqual(
      builtApplications.map((name) => `${name} 3.0.0 is in the store`),
    );
  });

  test('with changes that are not committed says that nobody can rebuild it, again when it is there', async () => {
    await makeRelease({
      application: 'order',
      store: site().store,
      version: '3.0.0',
      commit: 'c0ffee+changes',
      builder: fakeBuilder('built'),
    });
    const { code, output, warnings } = await run('order', '--version', '3.0.0');

    expect([code, output]).toEqual([0, expect.stringContaining('is already there')]);
    expect(warnings).toMatch(
      /^order 3\.0\.0 was built with changes that are not committed, so verify/,
    );
  });

  test('of what another store has copies it, once, and only whole', async () => {
    const from = await newFolder();
    const other = folderStore(from);
    const made = await release(other, 'products', '4.0.0');
    const copied = await run('products', '--from', from);

    expect(copied.output).toMatch(/^products 4\.0\.0 is in the store as 4\.0\.0-[0-9a-f]{12}\.\n$/);
    expect((await run('products', '--from', from)).output).toMatch(/is already there/);
    expect((await versions())[0]).toBe('4.0.0');
    await appendFile(join(made.folder, 'web/remoteEntry.js'), '//');
    expect((await run('products', '--from', from)).warnings).toMatch(/differs|hash/);
  });

  test('of a version that is there with other bytes fails', async () => {
    const { code, warnings } = await run('order', '--version', '1.0.0');
    expect(code).toBe(1);
    expect(warnings).toMatch(/^order 1\.0\.0 is in the store already, .* raise the version .*\n$/);
  });

  test.each<[string[], string]>([
    [['orders'], `These sources have no application "orders": take ${namesOfApplications}.`],
    [['order', '--version', '1'], "argument '1' is invalid. Expected e.g. 1.4.0."],
    [['order', '--store', 's3://bucket'], 'Expected FOLDER or gs://BUCKET/FOLDER.'],
    [['--prune', 'all'], "argument 'all' is invalid. Expected a whole number, of at least 1."],
    [['--prune', '--from', 'elsewhere'], "cannot be used with option '--from <place>'."],
  ])('with %j is a wrong use', async (args, sentence) => {
    expect(await run(...args)).toEqual({
      code: 2,
      output: '',
      warnings: expect.stringContaining(`${sentence}\nUsage: npm run release -- `),
    });
  });
});

describe('pruning', () => {
  async function useInTurn(...names: string[]): Promise<void> {
    await runSite(...FIRST);
    for (const version of names) {
      await newRelease(version);
      await runSite('use', `products@${version}`);
    }
  }

  test('deletes what the last deployments do not name, and says so', async () => {
    await useInTurn('1.1.0', '1.2.0', '1.3.0');
    await newRelease('1.2.1');
    const { code, output } = await run('--prune', '2');

    expect(code).toBe(0);
    expect(await versions()).toEqual(['1.3.0', '1.2.0']);
    expect(output).toMatch(
      /^products 1\.2\.1-\w+ is deleted\.\nproducts 1\.1\.0-\w+ is deleted\.\nproducts 1\.0\.0-\w+ is deleted\.\n$/,
    );
    expect(await site().store.list('order')).toHaveLength(1);
    expect((await runSite('rollback', 'products')).code).toBe(0);
  });

  test('keeps a release that waits for its turn, but not the build of a working copy', async () => {
    await useInTurn('1.1.0', '1.2.0');
    await newRelease('2.0.0');
    await newRelease('2.0.0-dev.00000000');
    await run('--prune', '1');
    expect(await versions()).toEqual(['2.0.0', '1.2.0', '1.1.0']);
  });

  describe('where other teams deployed often since, keeps what a rollback goes back to', () => {
    beforeEach(async () => {
      await useInTurn('1.1.0', '1.2.0');
      await release(site().store, 'order', '1.1.0');
      for (let at = 0; at < 6; at += 1) {
        await runSite('use', 'order@1.1.0');
        await runSite('use', 'order@1.0.0');
      }
    });

    test('on this machine', async () => {
      await run('--prune');
      expect(await versions()).toEqual(['1.2.0', '1.1.0']);
      expect((await runSite('rollback', 'products')).code).toBe(0);
    });

    test('on a public site', async () => {
      const production = openSite(folder(), { publisher: publications(), target: 'production' });
      // Long ago: no tab is open any more.
      const text = JSON.stringify(await state()).replace(/"20\d\d-/g, '"2020-');
      await (await production.deployments.find()).replace(JSON.parse(text) as DeploymentState);
      await rm(join(folder(), 'deployments.json'));
      await run('--prune');
      expect(await versions()).toEqual(['1.2.0', '1.1.0']);
    });
  });

  test('is refused while nothing is deployed', async () => {
    expect(await run('--prune')).toEqual({
      code: 1,
      output: '',
      warnings: 'Nothing is deployed yet, so there is nothing to prune.\n',
    });
    expect(await versions()).toEqual(['1.0.0']);
  });
});
