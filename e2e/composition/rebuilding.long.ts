import { appendFileSync, cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeStarter } from '@site/releases/adopt/testing/starterBuilds';
import { root } from '@site/tooling/workspace';
import { copyOfSources, type SourceCopy } from '../site/copyOfSources';
import { startNpm } from '@site/tooling/testing/startProgram';
import { expect, test } from '../browser/test';

const APPLICATIONS = ['shell', 'remote-products', 'remote-order'];

/** A build of one application, on a machine that does other things as well; ms. */
const BUILD_TIMEOUT_MS = 300_000;

// Each goes on from what the one before has built.
test.describe.configure({ mode: 'serial' });

let copy: SourceCopy;

test.beforeAll(() => {
  copy = copyOfSources();
  // With everything that is built, so that only what the tests change is built again.
  for (const folder of ['.site', 'dist', ...APPLICATIONS.map((name) => `${name}/dist`)]) {
    cpSync(join(root, folder), join(copy.folder, folder), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
});
test.afterAll(() => copy.remove());

const start = (data = 'data') =>
  startNpm(['start', '--', '--port', '0', '--data', join(copy.folder, data)], copy.folder);
const build = () => copy.run('build', '--', '--if-needed');

const stateFile = () => join(copy.folder, '.site/deployments.json');

/** The release that each application was last built into. */
const releases = () =>
  APPLICATIONS.map((name) => readFileSync(join(copy.folder, name, 'dist/release-id'), 'utf8'));

test('nothing is built while nothing has changed that a page depends on', () => {
  expect(build()).toBe('');
  appendFileSync(join(copy.folder, 'order-backend/src/orders/export/columns.ts'), '\n// changed\n');

  expect(build()).toBe('');
});

test('a change of the script in every page composes the site again, and builds no application', () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const before = releases();
  const boot = join(copy.folder, 'platform/compose/src/page/boot/shellScripts.ts');
  appendFileSync(boot, "\ndocument.documentElement.dataset.changed = '';\n");

  expect(build()).toContain('Composing the site.');
  expect(releases()).toEqual(before);
  const page = readFileSync(join(copy.folder, 'dist/local/current/site/index.html'), 'utf8');
  expect(page).toContain('document.documentElement.dataset.changed=""');
  expect(build()).toBe('');
});

test('a change of an application builds that one alone', () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const before = releases();
  const file = join(copy.folder, 'shell/src/earlyEntry.ts');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nconsole.error('changed');\n`);

  expect(build()).toContain('Building shell;');
  const after = releases();
  expect(after[0]).not.toBe(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
  expect(build()).toBe('');
});

test('a start that ends while it builds leaves no builder behind', async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const before = releases();
  appendFileSync(join(copy.folder, 'remote-order/src/texts/en.ts'), '\n// changed\n');

  const started = start();
  await started.line(/Building order/);
  started.stop();
  // Whatever is left holds the output open.
  await started.ended;
  expect(releases()).toEqual(before);
});

test('a release that npm is told to end is not made', async () => {
  const made = () => readdirSync(join(copy.folder, '.site/releases/remote-order'));
  const before = made();
  const releasing = startNpm(['run', 'release', '--', 'order'], copy.folder);
  await releasing.line(/release\.ts order/);
  releasing.stop();
  await releasing.ended;
  expect(made()).toEqual(before);
});

test('of two starts at once the second waits until it may build, and both serve', async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const started = [start(), start('other-data')];
  await Promise.all(started.map((it) => it.line(/The site is at/)));
  expect(started.map((it) => it.said()).join()).toMatch(/Waiting for .* a release of order/);
  for (const it of started) it.stop();
  await Promise.all(started.map((it) => it.ended));
});

test('a start says and records nothing of what others built', async () => {
  test.setTimeout(2 * BUILD_TIMEOUT_MS);
  const starter = 'starter-vite';
  copy.run('new', '--', 'remote', starter, '--foreign', '--module', 'Widget');
  copy.run('site', '--', 'adopt', starter, placeStarter('vite', join(copy.folder, 'received')));
  build();
  copy.run('site', '--', 'use', `${starter}@1.0.0`);
  const recorded = readFileSync(stateFile(), 'utf8');

  const started = start();
  await started.line(/The site is at/);
  expect(started.said()).not.toContain(starter);
  started.stop();
  await started.ended;
  expect(readFileSync(stateFile(), 'utf8')).toBe(recorded);
});

test('a start keeps what a person chose, or went back to, and says so', async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  copy.run('release', '--', 'order');
  copy.run('site', '--', 'use', 'order@0.1.0');
  appendFileSync(join(copy.folder, 'remote-order/src/texts/en.ts'), '\n// changed\n');

  const keeps = async (release: RegExp) => {
    const chosen = readFileSync(stateFile(), 'utf8');
    const started = start();
    await started.line(/The site is at/);
    expect(started.said()).toMatch(release);
    expect(started.said()).toContain('npm run build');
    started.stop();
    await started.ended;
    expect(readFileSync(stateFile(), 'utf8')).toBe(chosen);
  };
  await keeps(/Live, as chosen: order 0\.1\.0\./);
  copy.run('site', '--', 'rollback', 'order');
  copy.run('site', '--', 'deploy', '--to', 'local');
  await keeps(/Live, as chosen: order 0\.1\.0-dev\./);
});
