import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { fakeBuilder } from '@site/releases/testing/fakeBuilder';
import { release } from '@site/releases/testing/testReleases';
import { makeRelease } from '@site/releases/making/makeRelease';
import { versionOf } from '@site/releases/release/releaseId';
import { folderStore } from '@site/releases/store/folderStore';
import { namesOfApplications } from '@site/tooling/command-line/applicationNames';
import { builtApplications } from '@site/tooling/workspace';
import { siteForEachTest } from './testing/siteForEachTest';

const newFolder = temporaryFolders();
const { site, runRelease: run } = siteForEachTest();

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
    [['--version', '1.4.0', '--from', 'x'], "cannot be used with option '--version <version>'."],
  ])('with %j is a wrong use', async (args, sentence) => {
    expect(await run(...args)).toEqual({
      code: 2,
      output: '',
      warnings: expect.stringContaining(`${sentence}\nUsage: npm run release -- `),
    });
  });
});
