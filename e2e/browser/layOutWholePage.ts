import type { Page } from 'playwright-core';
import { FULLY_RENDERED } from '@site/contracts/boot';

/**
 * Has the sections laid out that the browser skips, as the shell does once the page is idle: a busy machine is not for
 * seconds. Until then a skipped section has an estimated height, and its colours change only when it is looked at.
 */
export const layOutWholePage = (page: Page): Promise<void> =>
  page.evaluate((it) => document.documentElement.setAttribute(it, ''), FULLY_RENDERED);
