import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@site/company/paths';
import { packageOnUse } from '@site/tooling/sources/packageOnUse';
import { root, ports } from '@site/tooling/workspace';
import { nextToast } from '../browser/parts/toasts';
import { bringReleases } from '../compatibility/currentReleases';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { runIn } from '../site/runIn';
import { startNpm, type Program } from '@site/tooling/testing/startProgram';
import { expect, testOnOwnSite } from '../browser/test';

// Tools are installed from the npm registry here.
const BUILD_TIMEOUT_MS = 600_000;

const NAME = 'sample';

/** Compiles with the declaration that a remote gets once the site knows it, and refuses what that does not say. */
const DECLARED = `import { exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import Widget from './Widget.js';

exposed('sample/Widget', part(Widget));

// @ts-expect-error -- the site hands over no prop of this name.
exposed('sample/Widget', part(({ town }: { town: string }) => town));
`;

let outside: string;
let copy: SourceCopy;
const servers: Program[] = [];

const run = (command: string, ...words: string[]) => runIn(outside, command, words);

const test = testOnOwnSite(() => {
  copy = copyOfSources();
  copy.run('new', '--', 'remote', NAME, '--foreign', '--module', 'Widget');
  outside = mkdtempSync(join(tmpdir(), 'site-outside-'));
  cpSync(join(root, 'platform/repository/sample-remote'), outside, { recursive: true });
  copy.run('repository', '--', 'pack', '--out', join(outside, 'archives'));
  const archives = readdirSync(join(outside, 'archives')).map((name) => `./archives/${name}`);
  run('npm', 'install', ...archives, '--no-audit', '--no-fund', '--prefer-offline');
  run('npm', 'run', 'build');

  const own = bringReleases(copy.folder);
  copy.run('site', '--', 'adopt', NAME, join(outside, 'dist'));
  copy.run('site', '--', 'use', ...own, `${NAME}@1.0.0`);
  return { root: copy.folder, site: join(copy.folder, 'dist/local/current/site') };
}, BUILD_TIMEOUT_MS);
test.describe.configure({ timeout: BUILD_TIMEOUT_MS });
test.afterAll(() => {
  servers.forEach((server) => server.kill());
  copy?.remove();
  if (outside) rmSync(outside, { recursive: true, force: true });
});

test('nothing of the repository is linked: packages come out of the archives', () => {
  for (const name of readdirSync(join(outside, 'node_modules/@site'))) {
    const place = join(outside, 'node_modules/@site', name);
    expect(realpathSync(place)).toBe(join(realpathSync(outside), 'node_modules/@site', name));
  }
});

for (const [module, resolution] of [
  ['esnext', 'bundler'],
  ['nodenext', 'nodenext'],
] as const) {
  test(`it compiles with a TypeScript of its own (${module}, ${resolution})`, () => {
    writeFileSync(join(outside, 'src/declared.ts'), DECLARED);
    const words = ['--module', module, '--moduleResolution', resolution];
    run('npm', 'run', 'types', '--', ...words);
  });
}

test('the packages resolve as they say for every tool that knows ES modules', () => {
  const { exports } = JSON.parse(
    readFileSync(join(outside, 'node_modules/@site/shared-ui/package.json'), 'utf8'),
  ) as { exports: object };
  const styleSheets = Object.keys(exports).filter((key) => key.endsWith('.css'));
  const attw = join(packageOnUse('@arethetypeswrong/cli'), 'dist/index.js');
  for (const archive of readdirSync(join(outside, 'archives'))) {
    // A style sheet has no types.
    const words = ['--profile', 'esm-only', '--exclude-entrypoints', ...styleSheets];
    run(process.execPath, attw, join(outside, 'archives', archive), ...words);
  }
});

test('the shell shows it, with its own React, router and toasts, and the styles of shared-ui', async ({
  site,
}) => {
  const { page, faults } = await site.visit('/privacy-policy');
  await page.goto(`${site.address}/${NAME}`);
  await page.getByLabel('Town').fill('Delhi');
  const button = page.getByRole('button', { name: 'Show the weather' });
  const target = await button.evaluate((element) =>
    parseFloat(getComputedStyle(element).minHeight),
  );
  expect(target).toBeGreaterThanOrEqual(44);
  await button.click();
  expect(await nextToast(page)).toEqual({ kind: 'info', text: 'It is sunny in Delhi.' });

  // A link of the shell's router loads no document.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const link = page.locator('.sample-remote').getByRole('link', { name: 'Order' });
  // It is opened as a document where its parts are late, and this machine may be busy.
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL(paths.buyNow);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(faults).toEqual([]);
});

test('in development it runs alone, and in the site from its own server', async ({ site }) => {
  const declaration = readFileSync(join(copy.folder, `contracts/src/${NAME}Remote.ts`), 'utf8');
  const [, port = ''] = /devPort: (\d+)/.exec(declaration) ?? [];
  const alone = `http://localhost:${port}`;
  const shell = `http://localhost:${ports.shellDev}`;
  servers.push(
    startNpm(['start', '--', '--port', port], outside),
    startNpm(['run', 'dev'], copy.folder),
  );
  for (const file of [`${alone}/mf-manifest.json`, `${shell}/main.js`])
    await expect(async () => expect((await fetch(file)).ok).toBe(true)).toPass({
      timeout: BUILD_TIMEOUT_MS,
    });

  const page = await site.browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(alone);
  await page.getByLabel('Town').waitFor();
  expect(faults).toEqual([]);
  await page.close();

  const inSite = await site.visit(shell);
  await inSite.page.getByRole('banner').getByRole('link', { name: 'Sample' }).click();
  await inSite.page.getByRole('button', { name: 'Show the weather' }).click();
  expect(await nextToast(inSite.page)).toMatchObject({ kind: 'info' });
  expect(inSite.faults).toEqual([]);
});
