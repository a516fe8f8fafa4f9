import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { temporaryFolders } from '../testing/temporaryFolder';
import { findBrowser, findFirefox, findHeadlessShell, installedBrowser } from './findBrowser';

const newFolder = temporaryFolders();

const { PATH, SITE_BROWSER } = process.env;
beforeEach(() => delete process.env.SITE_BROWSER);
afterEach(() => {
  process.env.PATH = PATH;
  if (SITE_BROWSER === undefined) delete process.env.SITE_BROWSER;
  else process.env.SITE_BROWSER = SITE_BROWSER;
});

const program = (folder: string, name: string, script: string) =>
  writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

/** What stands on the PATH under a browser's name and shows no page. */
const stubs: readonly (readonly [string, (folder: string, name: string) => Promise<unknown>])[] = [
  [
    "Ubuntu's, which asks for a snap",
    (folder, name) =>
      program(folder, name, `echo "Command '$0' requires the snap to be installed." >&2; exit 1`),
  ],
  ['one that says nothing', (folder, name) => program(folder, name, 'exit 0')],
  [
    'one that says something else',
    (folder, name) => program(folder, name, 'echo "Please install me 1.0"'),
  ],
  [
    'one that ends with a failure',
    (folder, name) => program(folder, name, 'echo Chromium 156.0.1, Mozilla Firefox 153.0; exit 1'),
  ],
  [
    'a Firefox that Playwright cannot drive',
    (folder, name) => program(folder, name, 'echo "Mozilla Firefox 140.12.0esr"'),
  ],
  ['an empty file', (folder, name) => writeFile(join(folder, name), '', { mode: 0o755 })],
  ['a folder', (folder, name) => mkdir(join(folder, name))],
  [
    'a program of another machine',
    (folder, name) => writeFile(join(folder, name), '\x7fELF\x02', { mode: 0o755 }),
  ],
];

test.each(stubs)('%s is passed over', async (_, makeStub) => {
  const [first, second] = [await newFolder(), await newFolder()];
  for (const name of ['chromium-browser', 'chromium', 'chromium-headless-shell', 'firefox']) {
    await makeStub(first, name);
  }
  await program(second, 'google-chrome', 'echo "Google Chrome 141.0.7390.54 "');
  await program(second, 'chrome-headless-shell', 'echo "Google Chrome for Testing 156.0.1"');
  await program(second, 'firefox-esr', 'echo "Mozilla Firefox 153.8.0esr"');
  process.env.PATH = [first, second, PATH].join(delimiter);

  expect(findBrowser()).toBe(join(second, 'google-chrome'));
  expect(installedBrowser()).toBe(join(second, 'google-chrome'));
  expect(findHeadlessShell()).toBe(join(second, 'chrome-headless-shell'));
  expect(findFirefox()).toBe(join(second, 'firefox-esr'));
});

test.each(stubs)('%s that SITE_BROWSER names is refused', async (_, makeStub) => {
  const folder = await newFolder();
  await makeStub(folder, 'chromium');
  process.env.SITE_BROWSER = join(folder, 'chromium');

  expect(findBrowser).toThrow(
    `SITE_BROWSER names ${folder}/chromium, which is not Chrome or Chromium: it does not answer --version.`,
  );
  expect(installedBrowser()).toBeUndefined();
});
