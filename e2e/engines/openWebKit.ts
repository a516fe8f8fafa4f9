import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '@site/tooling/http/openPort';

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
  const server = spawn(SCREEN, ['-a', DRIVER, '-p', String(port)], {
    // A group of its own: the screen, the driver and the browser end together.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox refuses to run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const ended = once(server, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`${DRIVER} ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
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
      process.kill(-(server.pid as number));
      await ended;
    },
  };
}
