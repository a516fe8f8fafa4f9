import type { Page } from '@playwright/test';
import { FULLY_RENDERED } from '@site/contracts/boot';

/**
 * Lays out the sections that the browser skips. The shell does so once the page is idle, for which a busy machine may take
 * seconds. Until then a skipped section has an estimated height, and its colours change only when it is looked at.
 */
export const layOutWholePage = (page: Page): Promise<void> =>
  page.evaluate(
    (attribute) => document.documentElement.setAttribute(attribute, ''),
    FULLY_RENDERED,
  );
