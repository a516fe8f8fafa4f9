import { execFileSync } from 'node:child_process';
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

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

const installed = () =>
  [...onPath(NAMES), ...APPLICATIONS, chromium.executablePath()].find(isProgram);
const installedShell = () => onPath(SHELL_NAMES).find(isProgram);

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
  return named ? [named].find(isProgram) : installed();
}

/**
 * The program of a Chromium: the one that `SITE_BROWSER` names, one that is installed, Playwright's own, or, on
 * Debian as root, one that is installed now. Throws one sentence about what to install when there is none.
 */
export function findBrowser(): string {
  const named = process.env.SITE_BROWSER;
  if (named) {
    if (!isProgram(named)) throw new Error(`SITE_BROWSER names ${named}, which is no program.`);
    return named;
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

/** The program of a stock Firefox; `undefined` where none is installed. */
export const findFirefox = (): string | undefined => onPath(FIREFOXES).find(isProgram);
