import type { Browser } from 'playwright-core';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { watchTouches, type Told } from './watchTouches';

/** How long the page is busy after the frame that shows the effect, in ms. */
const BUSY_MS = 1000;

const PAGE = `<header><button>Menu</button><a href="/there" hidden>There</a></header>
<script>
  const wait = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); };
  document.querySelector('button').onclick = () => {
    document.querySelector('a').hidden = WAITS;
    setTimeout(() => {
      wait(${BUSY_MS});
      document.querySelector('a').hidden = false;
    });
  };
</script>`;

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());

/** Opens a page that is watched, and notes what it tells. */
async function open(html: string, isSoughtAtOnce: boolean) {
  const page = await browser.newPage();
  const told = new Map<Told | 'place', number>();
  const waiting = new Map<string, () => void>();
  await page.exposeFunction('tellTest', (what: Told | 'place', at: number) => {
    if (!told.has(what)) told.set(what, at);
    waiting.get(what)?.();
  });
  await page.addInitScript(
    `globalThis.bench = { tell: tellTest, tellPlace: ({ at }) => tellTest('place', at) };`,
  );
  const wanted = {
    target: 'menu',
    field: 'Name',
    followed: '/',
    submitted: 'data-submitted',
  } as const;
  await page.addInitScript(watchTouches, { ...wanted, isSoughtAtOnce });
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://page.test/');
  /** When the page told of it, on its own clock. */
  const timeOf = (what: Told | 'place') =>
    new Promise<number>((resolve) => {
      const done = () => resolve(told.get(what)!);
      if (told.has(what)) done();
      else waiting.set(what, done);
    });
  return { page, timeOf };
}

/** @returns the time from the touch to its effect, in ms */
async function effectOf(html: string): Promise<number> {
  const { page, timeOf } = await open(html, false);
  await page.getByRole('button').click();
  const effect = (await timeOf('effect')) - (await timeOf('touched'));
  await page.close();
  return effect;
}

test('what the page does after the frame that shows the effect is not counted', async () => {
  expect(await effectOf(PAGE.replace('WAITS', 'false'))).toBeLessThan(BUSY_MS);
});

test('what it does before that frame is', async () => {
  expect(await effectOf(PAGE.replace('WAITS', 'true'))).toBeGreaterThanOrEqual(BUSY_MS);
});

test('a target is told when it is painted', async () => {
  const { page, timeOf } = await open(
    `<header><button>Menu</button></header>
    <script>
      requestAnimationFrame(() => {
        for (const end = performance.now() + ${BUSY_MS}; performance.now() < end; );
        globalThis.drawnAt = performance.now();
      });
    </script>`,
    true,
  );
  const place = await timeOf('place');
  expect(place).toBeGreaterThanOrEqual(
    await page.evaluate(() => (globalThis as unknown as { drawnAt: number }).drawnAt),
  );
  await page.close();
});
