import type { Locator, Page } from '@playwright/test';

/** What the shell marks every toast with; the value is its kind. */
export const TOAST = 'data-toast';

/** The region from which toasts are read, while it holds any. */
export const TOAST_REGION = `[aria-live=polite]:has([${TOAST}])`;

/** The texts of all toasts that are shown. */
export const toastsOn = (page: Page): Locator => page.locator(`[${TOAST}]`);

/** The kind and the text of the toast that appears next; rejects when none does. */
export async function nextToast(page: Page): Promise<{ kind: string; text: string }> {
  const toast = toastsOn(page).first();
  await toast.waitFor();
  const kind = (await toast.getAttribute(TOAST)) ?? '';
  return { kind, text: (await toast.innerText()).trim() };
}

/** Closes the newest toast, and waits until it has gone. */
export async function closeToast(page: Page): Promise<void> {
  await page.locator(TOAST_REGION).getByRole('button').first().click();
  await toastsOn(page).first().waitFor({ state: 'detached' });
}
