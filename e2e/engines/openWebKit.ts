import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '@site/tooling/http/openPort';
import { root } from '@site/tooling/workspace';
import { startProgram } from '@site/tooling/testing/startProgram';

/** The program that Debian's `webkit2gtk-driver` brings. Playwright's own WebKit speaks another protocol. */
const DRIVER = 'WebKitWebDriver';

/** Gives the driver a screen. Package `xvfb`. */
const SCREEN = 'xvfb-run';

const LIBRARIES = '/usr/lib';

const isOnPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** The browser that the driver starts, in the newest WebKitGTK: `/usr/lib/ARCHITECTURE/webkit2gtk-VERSION/MiniBrowser`. */
function findMiniBrowser(): string | undefined {
  const foldersIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  return foldersIn(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) =>
      foldersIn(join(LIBRARIES, name))
        .filter((version) => version.startsWith('webkit2gtk-'))
        .map((version) => join(LIBRARIES, name, version, 'MiniBrowser')),
    )
    .filter(existsSync)
    .sort()
    .at(-1);
}

/** Whether WebKit can be driven on this machine. */
export const isWebKitInstalled = (): boolean =>
  [DRIVER, SCREEN].every(isOnPath) && findMiniBrowser() !== undefined;

export interface OpenedWebKit {
  driver: WebDriver;
  end(): Promise<void>;
}

/** Starts WebKitGTK, the engine of Safari, with an empty profile. Its settings are named as MiniBrowser's `--help-all` does. */
export async function openWebKit(...settings: string[]): Promise<OpenedWebKit> {
  const port = await freePort();
  const server = startProgram(
    'env',
    [
      ...['GDK_BACKEND=x11', 'LIBGL_ALWAYS_SOFTWARE=1'],
      // Its sandbox refuses to run as root.
      ...(process.getuid?.() === 0 ? ['WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1'] : []),
      ...[SCREEN, '-a', DRIVER, '-p', String(port)],
    ],
    root,
  );
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => pause(50)))) {
    if (hasEnded) throw new Error(`${DRIVER} ended: ${server.said()}`);
  }
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: findMiniBrowser(),
        args: ['--automation', ...settings],
      },
    })
    .build();
  return {
    driver,
    async end() {
      await driver.quit();
      server.kill();
      await server.ended;
    },
  };
}
