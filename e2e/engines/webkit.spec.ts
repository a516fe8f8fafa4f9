import { By, error, Key, until, type WebElement } from 'selenium-webdriver';
import { ALIVE, HELP_ID } from '@site/contracts/boot';
import { localised } from '@site/company/languages';
import { paths } from '@site/company/paths';
import { products } from '@site/company/products';
import { openNetwork } from '../browser/network/openNetwork';
import { goodEntries, type FormEntries } from '../browser/orderForm';
import { cards, offlinePage, placeOrderLabel, siteTexts } from '../browser/parts/siteTexts';
import { TOAST } from '../browser/parts/toasts';
import { screens } from '../browser/screens';
import type { StartedSite } from '../site/startSiteProcess';
import { storedRecords } from '../site/storedRecords';
import { isWebKitInstalled, openWebKit, type OpenedWebKit } from './openWebKit';
import { expect, testOnOwnSite } from '../browser/test';

const test = testOnOwnSite();

test.skip(!isWebKitInstalled(), 'WebKit is not installed (Debian: webkit2gtk-driver, xvfb).');

/** How long something may take to appear, in ms. */
const LIMIT = 20_000;

const CAROUSEL = By.css('[aria-roledescription="carousel"]');

const [forte] = products;

let site: StartedSite;
let webKit: OpenedWebKit;
test.beforeAll(async ({ server }) => {
  site = server;
  webKit = await openWebKit();
});
test.afterAll(() => webKit?.end());

const open = (path: string) => webKit.driver.get(site.address + path);
/** The first visible element of those that a selector finds, as soon as there is one. */
const see = (selector: By): Promise<WebElement> =>
  webKit.driver.wait(async () => {
    for (const element of await webKit.driver.findElements(selector)) {
      // React may have drawn another one meanwhile.
      if (await element.isDisplayed().catch(() => false)) return element;
    }
    return undefined;
  }, LIMIT) as Promise<WebElement>;
const seeText = (element: string, text: string) =>
  see(By.xpath(`//${element}[contains(normalize-space(), ${JSON.stringify(text)})]`));
/** Its driver refuses a link while pages turn into one another, where a finger's press leads on. */
const press = (element: string, text: string) =>
  webKit.driver.wait(async () => {
    const found = await seeText(element, text);
    return found.click().then(
      () => true,
      (refusal) => {
        if (refusal instanceof error.ElementNotInteractableError) return false;
        throw refusal;
      },
    );
  }, LIMIT);

async function resize({ width, height }: { width: number; height: number }): Promise<void> {
  const { driver } = webKit;
  await driver.manage().window().setRect({ width, height });
  // The window has a tool bar.
  const [innerWidth = width, innerHeight = height] = (await driver.executeScript(
    'return [innerWidth, innerHeight]',
  )) as number[];
  await driver
    .manage()
    .window()
    .setRect({ width: 2 * width - innerWidth, height: 2 * height - innerHeight });
}

const field = (name: keyof FormEntries) => see(By.css(`main [name="${name}"]`));

async function fillOrder(entries: Partial<FormEntries>): Promise<void> {
  for (const [name, text] of Object.entries(entries)) {
    await (await field(name as keyof FormEntries)).sendKeys(text);
  }
}

test('links, the menu of a phone, Back, an anchor and the other language', async () => {
  const { driver } = webKit;
  await resize(screens.phone);
  await open(paths.home);
  await press('button', siteTexts.header.openMenu);
  await press('header//a', siteTexts.header.buyNow);
  await seeText('h1', siteTexts.order.title);

  await driver.navigate().back();
  await see(By.css('main h1'));
  await driver.wait(until.urlIs(site.address + paths.home), LIMIT);
  await resize(screens.desktop);
  await press('main//a', cards.learnMore);
  await seeText('h1', forte?.name ?? '');
  expect(await driver.getCurrentUrl()).toBe(site.address + forte?.path);

  await press('header//a', siteTexts.header.contact);
  await driver.wait(
    async () =>
      driver.executeScript(
        "return document.querySelector('#contact').getBoundingClientRect().top < innerHeight",
      ),
    LIMIT,
  );
  await (await see(By.css('a[hreflang="hi"]'))).click();
  await see(By.css('html[lang="hi"] main h1'));
  expect(new URL(await driver.getCurrentUrl()).pathname).toBe(localised(forte?.path ?? '', 'hi'));
});

test('a page that is left before its scripts have come is whole on Back', async () => {
  const { driver } = webKit;
  await resize(screens.desktop);
  for (const path of [paths.home, paths.buyNow]) {
    await open(path);
    // Points at the page, which has its scripts fetched, and goes on at once.
    await driver.executeScript(
      `dispatchEvent(new Event('focusin'));
      document.querySelector('a[hreflang="hi"]').click();`,
    );
    const address = site.address + path;
    // The driver names an address before its page is there, and Back would leave the one before.
    await driver.wait(
      async () => (await driver.executeScript('return location.href')) !== address,
      LIMIT,
    );
    await driver.navigate().back();
    await driver.wait(until.urlIs(address), LIMIT);
    await see(By.css(`html[${ALIVE}] main h1`));
    expect(await driver.findElement(By.id(HELP_ID)).isDisplayed()).toBe(false);
  }
});

test('the arrow keys turn the last carousel of a product page', async () => {
  const { driver } = webKit;
  await resize(screens.phone);
  await open(products.at(-1)?.path ?? '');
  await see(CAROUSEL);
  const last = (await driver.findElements(CAROUSEL)).at(-1) as WebElement;
  /** What the slide at the left edge says of its place: "1 of 5". */
  const shown = () =>
    driver.executeScript(
      `const [carousel] = arguments;
      const { left } = carousel.getBoundingClientRect();
      return [...carousel.querySelectorAll('[aria-roledescription="slide"]:not([aria-hidden="true"])')]
        .find((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 3)?.ariaLabel;`,
      last,
    );
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", last);
  const has = (selector: string) =>
    driver.wait(async () => (await last.findElements(By.css(selector))).length > 0, LIMIT);
  await has('[data-row=moving]');
  // Stopped for good: by itself it would turn to the slide that is waited for.
  await last.findElement(By.css('button')).sendKeys(Key.ENTER);
  await has('button[aria-label^="Play"]');
  // Slick takes no second move during the first.
  const isStill = () =>
    driver.executeScript(
      `return arguments[0].getAnimations({ subtree: true })
        .every(({ playState }) => playState !== 'running');`,
      last,
    );
  await driver.wait(isStill, LIMIT);
  const first = await driver.wait(async () => Number.parseInt(String(await shown()), 10), LIMIT);
  await driver.actions().sendKeys(Key.ARROW_RIGHT).perform();
  await driver.wait(async () => (await shown()) === `${(first % 5) + 1} of 5`, LIMIT);
});

test('a fault is named, and an order is stored once, with what was typed at once', async () => {
  const { driver } = webKit;
  await resize(screens.phone);
  await open(paths.buyNow);
  await fillOrder({ ...goodEntries, Mobile: '98765' });
  await press('button', placeOrderLabel);
  await see(By.css(`[${TOAST}="warning"]`));
  expect(await (await field('Mobile')).getAttribute('aria-invalid')).toBe('true');
  expect(await (await field('Name')).getAttribute('value')).toBe(goodEntries.Name);

  await fillOrder({ Mobile: '43210' });
  await press('button', placeOrderLabel);
  await see(By.css(`[${TOAST}="success"]`));
  await driver.wait(async () => (await (await field('Name')).getAttribute('value')) === '', LIMIT);
  const stored = await storedRecords({ data: site.data });
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ Name: goodEntries.Name, Mobile: goodEntries.Mobile });
});

test('a subscription is stored', async () => {
  await open(localised(paths.home, 'hi'));
  await (await see(By.css('footer input'))).sendKeys('asha@mail.example', Key.ENTER);
  await see(By.css(`[${TOAST}="success"]`));
  expect(await storedRecords({ data: site.data }, '--subscribers')).toHaveLength(1);
});

test('without a network kept pages are read, an order waits, and arrives once it is back', async () => {
  const { driver } = webKit;
  const before = (await storedRecords(site)).length;
  const network = await openNetwork(site.address);
  const isKept = () =>
    driver.executeAsyncScript<boolean>(
      `const done = arguments[1];
      caches.match(arguments[0]).then((found) => done(found !== undefined));`,
      paths.buyNow,
    );
  await driver.get(network.address + paths.buyNow);
  await driver.wait(isKept, LIMIT);
  await network.cut();
  await driver.get(network.address + paths.privacyPolicy);
  await seeText('h1', offlinePage.title);
  await driver.get(network.address + paths.buyNow);
  await fillOrder(goodEntries);
  await press('button', placeOrderLabel);
  await seeText('p', 'is waiting on this device');

  await network.restore();
  await see(By.css(`[${TOAST}="success"]`));
  expect(await storedRecords(site)).toHaveLength(before + 1);
  await network.cut();
});

for (const [where, setting] of [
  ['without script', '--enable-javascript=false'],
  ['where the scripts of pages do not run', '--enable-javascript-markup=false'],
] as const) {
  test(`${where} the order form says how to order`, async () => {
    const { driver, end } = await openWebKit(setting);
    try {
      await driver.get(site.address + paths.buyNow);
      const advice = await driver.findElement(
        By.xpath('//main//*[contains(text(), "needs JavaScript")]'),
      );
      await driver.wait(until.elementIsVisible(advice), LIMIT);
    } finally {
      await end();
    }
  });
}
