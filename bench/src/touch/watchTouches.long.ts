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

/** @returns the time from the touch to its effect, in ms */
async function effectOf(html: string): Promise<number> {
  const page = await browser.newPage();
  try {
    const told = new Map<Told, number>();
    let noteEffect = () => {};
    const hasEffect = new Promise<void>((resolve) => (noteEffect = resolve));
    await page.exposeFunction('tellTest', (what: Told, at: number) => {
      if (!told.has(what)) told.set(what, at);
      if (what === 'effect') noteEffect();
    });
    await page.addInitScript('globalThis.bench = { tell: tellTest, tellPlace() {} }');
    const wanted = { target: 'menu', field: 'Name', submitted: 'data-submitted' } as const;
    await page.addInitScript(watchTouches, { ...wanted, isSoughtAtOnce: false });
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('http://page.test/');
    await page.getByRole('button').click();
    await hasEffect;
    return told.get('effect')! - told.get('touched')!;
  } finally {
    await page.close();
  }
}

test('what the page does after the frame that shows the effect is not counted', async () => {
  expect(await effectOf(PAGE.replace('WAITS', 'false'))).toBeLessThan(BUSY_MS);
});

test('what it does before that frame is', async () => {
  expect(await effectOf(PAGE.replace('WAITS', 'true'))).toBeGreaterThanOrEqual(BUSY_MS);
});
