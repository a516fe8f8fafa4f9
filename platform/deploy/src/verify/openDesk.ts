import { installedBrowser } from '@site/tooling/browser/findBrowser';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { watchErrors } from './watchErrors';

/** How long the desk may take to show something, in ms. */
const TIMEOUT = 30_000;

/** How long the desk may take to be kept on the device, in ms. */
const INSTALL_TIMEOUT = 15_000;

/**
 * Opens the order desk as staff do who are not signed in, until it would open without a network.
 * @returns what failed; undefined where there is no browser
 */
export async function openDesk(address: string): Promise<string[] | undefined> {
  if (!installedBrowser()) return undefined;
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const { errors, hasErred } = watchErrors(page);
    const fails = (what: string) => () => void errors.push(what);
    await page
      .goto(address, { waitUntil: 'domcontentloaded', timeout: TIMEOUT })
      .catch(fails('the desk does not answer'));
    if (errors.length) return errors.slice(0, 1);
    const isDrawn = page.getByRole('heading').first().waitFor({ timeout: TIMEOUT });
    // A desk with an error may show nothing: nothing is learned by waiting.
    await Promise.race([isDrawn.catch(fails('the desk shows nothing')), hasErred]);
    if (errors.length) return errors.slice(0, 1);
    const isKept = await page.evaluate(
      (ms) =>
        Promise.race([
          navigator.serviceWorker?.ready.then(() => true) ?? true,
          new Promise<false>((resolve) => setTimeout(resolve, ms, false)),
        ]),
      INSTALL_TIMEOUT,
    );
    if (!isKept)
      errors.push('its service worker is not installed: no phone is told, nothing opens offline');
    return errors.slice(0, 1);
  } finally {
    await browser.close();
  }
}
