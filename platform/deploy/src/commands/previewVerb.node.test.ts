import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeploymentFile } from '@site/compose/site/deploymentFile';
import { folderStore } from '@site/releases/store/folderStore';
import { fakeBuilder } from '@site/releases/testing/fakeBuilder';
import { release } from '@site/releases/testing/testReleases';
import { ports } from '@site/tooling/workspace';
import { FIRST } from '../testing/deploySite';
import { deployTests } from '../testing/deployTests';
import { firebaseHost } from '../testing/hosts';
import { openTab } from '../testing/openTab';
import { localTarget } from '../targets/localTarget';
import { runSite } from './testing/runSite';

jest.setTimeout(60_000);

const { host, site, run } = deployTests(firebaseHost);

test('a preview shows releases at an address of its own, and the live site and its history stay', async () => {
  const { code, output } = await run('preview', 'change-12', ...FIRST, '--to', 'staging');

  expect(code).toBe(0);
  expect((await openTab(output.trim())).releases).toContain('order 1.0.0');
  await expect(openTab(host().live.address)).rejects.toThrow('404');
  expect((await run('history', '--to', 'staging')).output).not.toContain('1.0.0');

  await run('deploy', ...FIRST, '--to', 'staging');
  // A deployment deletes old versions, and none that a preview shows.
  expect((await openTab(output.trim())).releases).toContain('shell 1.0.0');
});

test('a preview on this machine stays beside what goes live there', async () => {
  const folder = join(site().store, '../local');
  const here = (...args: string[]) =>
    runSite([...args, '--to', 'local'], { local: localTarget(folder), folder: site().store });
  const { output } = await here('preview', 'change-12', ...FIRST);

  expect(output).toBe(`http://localhost:${ports.preview}\n`);
  await site().release('products', '1.1.0');
  const next = ['shell@1.0.0', 'products@1.1.0', 'order@1.0.0'];
  expect(await here('deploy', ...next)).toMatchObject({ code: 0 });
  const shown = async (link: string) =>
    (await readDeploymentFile(join(folder, link, 'site')))?.live;
  expect((await shown('preview'))?.products).toMatch(/^1\.0\.0-/);
  expect((await shown('current'))?.products).toMatch(/^1\.1\.0-/);
});

test('one job composes without credentials, and another one publishes without the releases', async () => {
  const composed = join(site().store, '../composed');
  const { SITE_HOSTING_TOKEN: token } = process.env;
  delete process.env.SITE_HOSTING_TOKEN;
  const args = ['preview', 'change-12', ...FIRST, '--to', 'staging', '--out', composed];
  expect(await run(...args)).toMatchObject({ code: 0, output: '' });

  process.env.SITE_HOSTING_TOKEN = token;
  await rm(join(site().store, 'releases'), { recursive: true });
  const publish = () => run(...['preview', 'change-12', '--to', 'staging', '--from', composed]);
  const { code, output } = await publish();
  expect(code).toBe(0);
  expect((await openTab(output.trim())).releases).toContain('order 1.0.0');

  await symlink('/proc/self/environ', join(composed, 'robots.txt.map'));
  expect(await publish()).toMatchObject({ code: 1, warnings: expect.stringMatching('not a file') });
});

test('a folder of other files is not composed into, and one that was composed is replaced', async () => {
  const folder = join(site().store, '../documents');
  const args = ['preview', 'change-12', ...FIRST, '--to', 'staging', '--out', folder];
  await mkdir(folder);
  expect(await run(...args)).toMatchObject({ code: 0 });
  expect(await run(...args)).toMatchObject({ code: 0 });

  await rm(join(folder, 'deployment.json'));
  await writeFile(join(folder, 'thesis.txt'), 'A year of work.');
  expect(await run(...args)).toMatchObject({
    code: 2,
    warnings: expect.stringContaining(`${folder} holds other files. Name a new folder.`),
  });
  expect(await readFile(join(folder, 'thesis.txt'), 'utf8')).toBe('A year of work.');

  await writeFile(join(folder, 'deployment.json'), '{}');
  expect(await run(...args)).toMatchObject({ code: 1 });
  expect(await readFile(join(folder, 'thesis.txt'), 'utf8')).toBe('A year of work.');

  const file = join(folder, 'thesis.txt');
  expect(await run(...args.slice(0, -1), file)).toMatchObject({
    code: 2,
    warnings: expect.stringContaining(`${file} is not a folder.`),
  });
});

test('after a page has failed, the same folder can be composed into', async () => {
  const broken = fakeBuilder('broken');
  await release(folderStore(site().store), 'shell', '1.1.0', {
    ...broken,
    async buildServer(name, outDir, base) {
      await broken.buildServer(name, outDir, base);
      const script =
        "exports.start = () => {}; exports.render = async () => { throw Error('No.'); };";
      await writeFile(join(outDir, 'main.js'), script);
    },
  });
  const folder = join(site().store, '../composed');
  const compose = (shell: string) =>
    run('preview', 'change-12', shell, ...FIRST.slice(1), '--to', 'staging', '--out', folder);

  expect(await compose('shell@1.1.0')).toMatchObject({
    code: 1,
    warnings: expect.stringContaining('No.'),
  });
  expect(await compose('shell@1.0.0')).toMatchObject({ code: 0 });
});

describe('while its pages are opened', () => {
  /** Tells whether the browser found the lock of a site. */
  async function previewIn(lockFile: string, preview: () => Promise<unknown>): Promise<boolean> {
    const lock = join(site().store, lockFile);
    const found = join(site().store, '../found');
    const browser = join(site().store, '../browser');
    const script = `#!/bin/sh\n[ "$1" = --version ] && echo Chromium 1.0 || ls ${lock} > ${found}`;
    await writeFile(browser, script, { mode: 0o755 });
    process.env.SITE_BROWSER = browser;
    await preview();
    return (await readFile(found, 'utf8')) === `${lock}\n`;
  }

  test('no other preview takes its place', async () => {
    const preview = () => run('preview', 'change-12', ...FIRST, '--to', 'staging');
    expect(await previewIn('deployments-staging.json.lock', preview)).toBe(true);
  });

  test('npm start does not wait for a preview on this machine', async () => {
    const local = localTarget(join(site().store, '../local'));
    const args = ['preview', 'change-12', ...FIRST, '--to', 'local'];
    const preview = () => runSite(args, { local, folder: site().store });
    expect(await previewIn('deployments.json.lock', preview)).toBe(false);
  });
});

test('applications that are not named are those of the target, and the newest where it shows nothing', async () => {
  const { id } = await site().release('products', '1.1.0');
  const preview = async () => {
    const { output, warnings } = await run('preview', 'one', 'order@1.0.0', '--to', 'staging');
    return { warnings, releases: (await openTab(output.trim())).releases };
  };
  const empty = await preview();
  expect(empty.releases).toContain('products 1.1.0');
  expect(empty.warnings).toContain(`staging shows no products: the preview takes ${id}.`);

  await run('deploy', ...FIRST, '--to', 'staging');
  expect(await preview()).toEqual({
    releases: expect.arrayContaining(['products 1.0.0']),
    warnings: expect.not.stringContaining('the preview takes'),
  });
});

test.each([
  [['preview', 'change-12', ...FIRST, '--to', 'staging', '--from', 'dist'], /releases, or --from/],
  [
    ['preview', 'change-12', '--to', 'staging', '--from', 'dist', '--out', 'dist'],
    /'--from <folder>' cannot be used with option '--out <folder>'/,
  ],
  [['preview', 'change-12', ...FIRST], /another target than production, where/],
  [
    ['preview', 'change-12', ...FIRST, '--to', 'production'],
    /another target than production, where/,
  ],
  [['preview', 'Change 12', ...FIRST, '--to', 'staging'], /^Invalid channel "Change 12"/],
  [['preview', 'change-12', '--to', 'staging'], /takes releases, or --from/],
])('%j is refused', async (args, message) => {
  const { code, warnings } = await run(...args);

  expect(code).toBe(2);
  expect(warnings).toMatch(message);
});
