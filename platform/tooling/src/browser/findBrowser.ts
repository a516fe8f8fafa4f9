import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Names under which Chrome and Chromium are installed. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The same engine without windows: it opens a page in a third of the processor time. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

const FIREFOXES = ['firefox', 'firefox-esr'];

/** Where macOS keeps applications. */
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const INSTALL =
  'This needs Chromium: install Chrome or Chromium, or set SITE_BROWSER to its program.';

const CHROMIUM = /\b(Chrom(e|ium)|Microsoft Edge|Brave Browser)\b.* \d+\./;
/** Playwright drives one from 143 on, which has `network.addDataCollector` of WebDriver BiDi. */
const FIREFOX = /\bFirefox (14[3-9]|1[5-9]\d|[2-9]\d\d)\./;
/** A browser that was not used for long is read from the disk first. */
const MAX_ANSWER_MS = 20_000;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a program is a browser: Ubuntu has one named `chromium-browser` that only asks for another one to be installed. */
function answersAs(browser: RegExp, path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: MAX_ANSWER_MS,
  });
  return status === 0 && browser.test(stdout);
}

const answered = new Map<string, boolean>();

/** Finds the first path of a browser. Each program is asked once. */
const firstOf = (paths: readonly string[], browser = CHROMIUM): string | undefined =>
  paths.find((path) => {
    if (!isExecutable(path)) return false;
    const isBrowser = answered.get(path) ?? answersAs(browser, path);
    answered.set(path, isBrowser);
    return isBrowser;
  });

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

const installed = () => firstOf([...onPath(NAMES), ...APPLICATIONS, chromium.executablePath()]);
const installedShell = () => firstOf(onPath(SHELL_NAMES));

/** Installs a package on Debian as root, if possible. @returns the program that `find` finds then */
function installOnDebian(name: string, find: () => string | undefined): string | undefined {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log(`Installing the Debian package ${name}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
      execFileSync('apt-get', ['-q', '-o', 'Acquire::http::Timeout=20', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      });
    }
    return find();
  } catch {
    return undefined;
  }
}

/** The program of a Chromium that is there already; undefined where none is, or `SITE_BROWSER` is `none`. */
export function installedBrowser(): string | undefined {
  const named = process.env.SITE_BROWSER;
  return named ? firstOf([named]) : installed();
}

/**
 * The program of a Chromium: the one that `SITE_BROWSER` names, one that is installed, Playwright's own, or, on
 * Debian as root, one that is installed now. Throws one sentence about what to install when there is none.
 */
export function findBrowser(): string {
  const named = process.env.SITE_BROWSER;
  if (named) {
    if (firstOf([named])) return named;
    throw new Error(
      isExecutable(named)
        ? `SITE_BROWSER names ${named}, which is not Chrome or Chromium: it does not answer --version.`
        : `SITE_BROWSER names ${named}, which is no program.`,
    );
  }
  const program = installed() ?? installOnDebian('chromium', installed);
  if (!program) throw new Error(INSTALL);
  return program;
}

/** A Chromium without windows, installed on Debian as root; `undefined` where there is none, or where a browser is named. */
export const findHeadlessShell = (): string | undefined =>
  process.env.SITE_BROWSER
    ? undefined
    : (installedShell() ?? installOnDebian('chromium-headless-shell', installedShell));

/** The program of a stock Firefox that tests can drive; `undefined` where none is installed. */
export const findFirefox = (): string | undefined => firstOf(onPath(FIREFOXES), FIREFOX);
