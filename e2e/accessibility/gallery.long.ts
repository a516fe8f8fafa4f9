import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { root } from '@site/tooling/workspace';
import { axeFindings } from '../browser/axeFindings';
import { expect, test } from '../browser/test';

let gallery: ChildProcess;
let address: string;

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

test.beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}/`;
  // A process group of its own, for npm starts others.
  gallery = spawn('npm', ['run', 'dev', '--', 'gallery', '--port', String(port)], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const isThere = await fetch(`${address}main.js`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing answers at ${address}.`);
});
test.afterAll(async () => {
  if (gallery?.pid) process.kill(-gallery.pid, 'SIGKILL');
});

for (const width of [360, 1440]) {
  test(`axe finds nothing in the gallery at ${width} px, light and dark`, async ({ browser }) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(address);
    await page.getByRole('heading', { name: 'VisuallyHidden' }).waitFor();
    // Carousels move once they are seen.
    await page.locator('[aria-roledescription="carousel"]').first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /^Next/ }).first().waitFor();

    expect(await axeFindings(page)).toEqual([]);
    // Both schemes are there: the same words on a light ground and on a dark one.
    const grounds = await page
      .locator('[data-scheme]')
      .evaluateAll(
        (all) => new Set(all.map((element) => getComputedStyle(element).backgroundColor)).size,
      );
    expect(grounds).toBe(2);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.body.clientWidth),
    ).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });
}
