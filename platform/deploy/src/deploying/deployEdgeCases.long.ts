import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeploymentFile } from '@site/compose/site/deploymentFile';
import type { Deployment } from '../deployments/state/deploymentState';
import { CURRENT, PREVIEW } from '../folder/folderTarget';
import { FIRST } from '../testing/deploySite';
import { deployTests, withOneBitChanged } from '../testing/deployTests';
import { serveFolder } from '../testing/serveFolder';
import { folderHost } from '../testing/hosts';
import type { StaticHost } from '../folder/staticHost';
import { missingIn, openTab } from '../testing/openTab';

jest.setTimeout(60_000);

/** A folder whose preview a second server shows. */
let preview: StaticHost;
const { host, site, run, deploy, state, writeState, shown } = deployTests(async (folder) => {
  const made = await folderHost(folder);
  preview = await serveFolder(join(folder, 'www'), PREVIEW);
  return {
    ...made,
    settings: { ...made.settings, previewAddress: preview.address },
    close: async () => void (await Promise.all([made.close(), preview.close()])),
  };
});

test('files that nobody can need any more go', async () => {
  await deploy(...FIRST);
  const tab = await openTab(host().live.address);
  await deploy('products@1.1.0');
  const [current, first] = (await state()).history as [Deployment, Deployment];
  const longAgo = '2020-01-01T00:00:00.000Z';
  const others = Array.from({ length: 10 }, (_, at) => ({
    ...current,
    on: longAgo,
    live: { ...current.live, order: `1.0.${at}-0123456789ab` },
  }));

  // Ten deployments ago, but somebody may have opened the page until yesterday.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const replaced = { ...current, on: yesterday };
  await writeState({ history: [current, ...others, replaced, { ...first, on: longAgo }] });
  const { warnings } = await deploy();
  expect(warnings).toContain('order 1.0.0-0123456789ab is not in the store');
  expect(await missingIn(host().live.address, tab)).toEqual([]);

  await writeState({ history: [current, ...others, { ...first, on: longAgo }] });
  await deploy();
  const missing = await missingIn(host().live.address, tab);
  expect(missing.length).toBeGreaterThan(0);
  // The pins of a deployment go with its releases.
  const gone = /\/remote-products\/1\.0\.0-|\/releases\/pins\//;
  expect(missing.filter((it) => !gone.test(it))).toEqual([]);
  // What is live now, and what is recorded as live before.
  expect(await host().versions()).toHaveLength(2);
});

test('a difference on the preview is refused before any visitor sees it', async () => {
  await deploy(...FIRST);
  const www = join(site().store, '../www');
  const before = await readlink(join(www, CURRENT));
  preview.tamper = withOneBitChanged(/remoteEntry\.js$/);
  const { code, warnings } = await run('deploy', 'products@1.1.0');

  expect(code).toBe(1);
  expect(warnings).toMatch(
    /so the live site stays what it was\..*remoteEntry\.js \(and 2 more\) differs from byte/,
  );
  expect(warnings).toContain(`See ${preview.address}.`);
  expect(await readlink(join(www, CURRENT))).toBe(before);
  expect((await state()).history).toHaveLength(1);

  preview.tamper = undefined;
  await deploy('products@1.1.0');
  expect((await readdir(www)).sort()).toEqual([CURRENT, PREVIEW, 'versions']);
});

test('what was refused is named by its folder, as the address of previews shows an earlier one again', async () => {
  await deploy(...FIRST);
  expect(await run('preview', 'change-12', ...FIRST, '--to', 'staging')).toMatchObject({ code: 0 });
  preview.tamper = withOneBitChanged(/remoteEntry\.js$/);
  const { warnings } = await run('deploy', 'products@1.1.0');

  expect(warnings).not.toContain(preview.address);
  const [, folder = ''] = / See (\S+)\.$/m.exec(warnings) ?? [];
  expect((await readDeploymentFile(folder))?.live.products).toMatch(/^1\.1\.0-/);
  expect((await openTab(preview.address)).releases).toContain('products 1.0.0');
});

test('a difference of the very first deployment: nothing is live, as before', async () => {
  host().live.tamper = withOneBitChanged(/^\/$/);
  const { code, warnings } = await run('deploy', ...FIRST);

  expect(code).toBe(1);
  expect(warnings).toMatch(/so nothing is live, as before\..* \/ differs from byte/);
  await expect(openTab(host().live.address)).rejects.toThrow('404');
  expect((await state()).history).toEqual([]);
});

test('one application is taken back alone, and the result is looked at as well', async () => {
  await site().release('order', '1.1.0');
  await deploy(...FIRST);
  await deploy('products@1.1.0', 'order@1.1.0');
  host().live.tamper = withOneBitChanged(/^\/$/, (it) =>
    it.includes('"products":{"release":"1.0.0-'),
  );
  const refused = await run('rollback', 'products', '--to', 'production');
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(await shown()).toBe('1.0.0 1.1.0 1.1.0');

  host().live.tamper = undefined;
  expect(await run('rollback', 'order', '--to', 'production')).toMatchObject({ code: 0 });
  expect(await shown()).toBe('1.0.0 1.1.0 1.0.0');
  expect(await run('rollback', '--to', 'production')).toMatchObject({ code: 0 });
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
});

test('what another tool put into the folder is taken back, and replaced', async () => {
  await deploy(...FIRST);
  await host().publishByHand();
  expect(await run('rollback', '--to', 'production')).toMatchObject({ code: 0 });
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');

  await host().publishByHand();
  expect((await deploy('products@1.1.0')).warnings).toMatch(/ has recorded nothing .* by somebody/);
  expect(await shown()).toBe('1.0.0 1.1.0 1.0.0');
});
