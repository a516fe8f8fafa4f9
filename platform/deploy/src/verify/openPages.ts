import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { paths } from '@site/company/paths';
import { ALIVE, PART, PART_STATUS, SCRIPTS_ID } from '@site/contracts/boot';
import { installedBrowser } from '@site/tooling/browser/findBrowser';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';
import type { ComposedSite } from '../host/readComposedSite';
import { pathOf } from './expectedAnswers';
import { watchErrors } from './watchErrors';
import { placeTrialOrder } from './placeTrialOrder';

/** How long a page, then all parts on it, and each step of the order may take to answer, in ms. */
const TIMEOUT = 30_000;

/** How many pages are open at a time. */
const AT_ONCE = 3;

/** Asks that no report of this visit is sent: it would count as one of a visitor. */
const asksForPrivacy = () =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });

/** Touches the parts of a page that do not answer yet, whatever draws them. @returns the modules of these parts */
function wakeParts([part, status]: readonly [string, string]): string[] {
  // A shell of before that attribute does not say it.
  const asleep = [...document.querySelectorAll(`[${part}][${status}]:not([${status}=ready])`)];
  for (const it of asleep) {
    it.scrollIntoView();
    it.dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  return asleep.map((it) => it.getAttribute(part) ?? '');
}

/** Opens a page and wakes its parts; on that of the order form it places an order. @returns what failed */
async function openPage(browser: Browser, site: string, path: string): Promise<string | undefined> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    await context.addInitScript(asksForPrivacy);
    const page = await context.newPage();
    const { errors, hasErred } = watchErrors(page);
    const until = Date.now() + TIMEOUT;
    let asleep: string[] = [];
    try {
      await page.goto(site + path, { waitUntil: 'domcontentloaded', timeout: TIMEOUT });
      const isAlive = page.waitForSelector(`html[${ALIVE}]`, {
        state: 'attached',
        timeout: TIMEOUT,
      });
      // A page with an error may never be: nothing is learned by waiting.
      await Promise.race([isAlive, hasErred]);
      while (errors.length === 0 && Date.now() < until) {
        asleep = await page.evaluate(wakeParts, [PART, PART_STATUS] as const);
        if (asleep.length === 0) break;
        await page.waitForTimeout(100);
      }
    } catch (failure) {
      errors.push(errors.length ? '' : `no script answers: ${(failure as Error).message}`);
    }
    const [error] = errors;
    if (error !== undefined) return error.split('\n')[0];
    if (asleep.length) return `${asleep.join(', ')} did not start`;
    if (path !== paths.buyNow) return undefined;
    page.setDefaultTimeout(TIMEOUT);
    const fault = await placeTrialOrder(page);
    const [thrown] = errors;
    return fault && thrown !== undefined ? `${fault} (${thrown.split('\n')[0]})` : fault;
  } finally {
    await context.close();
  }
}

/** The pages that start scripts: the others are read alone. */
async function pagesOf({ folder, files }: ComposedSite): Promise<string[]> {
  const pages = [...files.keys()].filter((file) => file.endsWith('/index.html'));
  const started = pages.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return text.includes(`<template id="${SCRIPTS_ID}"`) ? [pathOf(file)] : [];
  });
  return (await Promise.all(started)).flat();
}

export const NOT_OPENED =
  'No page was opened in a browser, since none was found: whether its parts start and an order leaves was not tried. Install Chromium, or name one in SITE_BROWSER.';

/**
 * Opens pages as visitors do, until React answers in each of their parts, and places an order that does not leave the browser.
 * @returns a line for each page on which something failed; undefined where there is no browser to open them with
 */
export async function visitPages(
  address: string,
  paths: readonly string[],
): Promise<string[] | undefined> {
  if (!installedBrowser()) return undefined;
  const browser = await openBrowser();
  try {
    const faults: string[] = [];
    await mapWithLimit(paths, AT_ONCE, async (path) => {
      const fault = await openPage(browser, address, path);
      if (fault !== undefined) faults.push(`${path}: ${fault}`);
    });
    return faults.sort();
  } finally {
    await browser.close();
  }
}

/** The same for all pages of a composed site. */
export const openPages = async (address: string, composed: ComposedSite) =>
  visitPages(address, await pagesOf(composed));
