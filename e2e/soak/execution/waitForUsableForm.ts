import type { Page } from 'playwright-core';
import { FORM_ASLEEP } from '@site/contracts/boot';
import type { Opening } from '../ledger/ledger';
import type { Device } from './device';

/** Runs in the page: touches the form, as scripts sleep until someone does. Tells whether its scripts have come. */
export function isUsable(asleep: string): boolean {
  const form = document.querySelector('[name=Products]')?.closest('form');
  const field = form?.querySelector('input');
  if (document.activeElement !== field) field?.focus();
  return Boolean(form?.querySelector('button[type=submit]:enabled')) && !form?.hasAttribute(asleep);
}

/** Runs in the page: tells whether it says how to order by telephone. */

function isHelpful(): boolean {
  const links = [
    ...document.querySelectorAll('[role=alert] a[href^="tel:"], [role=status] a[href^="tel:"]'),
  ];
  return links.some((it) => it.checkVisibility());
}

/** How long a page gets to show how it is, in s of the device's time. */
const LIMIT = 30;

/** Lets time pass until the form works or, where that is enough, the page says how to order otherwise. */
export async function waitForUsableForm(
  page: Page,
  device: Device,
  { isHelpEnough }: { isHelpEnough: boolean },
): Promise<Pick<Opening, 'isUsable' | 'isHelpful'>> {
  for (let seconds = 0; ; seconds += 1) {
    const state = {
      isUsable: await page.evaluate(isUsable, FORM_ASLEEP),
      isHelpful: await page.evaluate(isHelpful),
    };
    if (state.isUsable || (isHelpEnough && state.isHelpful) || seconds >= LIMIT) return state;
    const works = page.waitForFunction(isUsable, FORM_ASLEEP, { timeout: 300 });
    await works.catch(() => device.pass(1000));
  }
}
