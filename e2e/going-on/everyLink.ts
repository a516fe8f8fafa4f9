import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Language } from '@site/company/languages';
import {
  goInHistory,
  linkOn,
  linksOn,
  pagesOfSite,
  targetOf,
  untilShown,
  type SiteLink,
} from './linksOfSite';
import { forEachVisit } from '../browser/forEachVisit';

/**
 * How long a page may take that a visitor asked for, in ms, with all cores of a machine busy: more than the shell waits for its
 * part and for its host, and less than the 6 s by which a remote is late. Quickness is the median's business.
 */
const LIMIT_MS = 5500;
const LIMIT = { timeout: LIMIT_MS };

/** When visitors follow a link: as soon as it can be clicked, or after having looked around, in ms. */
const MOMENTS = [0, 2500];

export interface BrokenSite {
  address: string;
  /** The address of a site with the same pages, whose links are known if it was followed before. */
  samePagesAt?: string;
  browser: Browser;
  language: Language;
  /** Prepares a visit: the fault itself. */
  prepare(context: BrowserContext): Promise<unknown>;
  /** Chooses among all journeys. */
  isWanted(index: number): boolean;
}

/** Faults of one site meet the same journeys. */
const journeysOn: Record<string, ReturnType<typeof findJourneys>> = {};

async function findJourneys(address: string, browser: Browser, language: Language) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const pages = await pagesOfSite(address, page, language);
  const journeys: { from: string; link: SiteLink; moment: number }[] = [];
  for (const { path } of pages) {
    await page.goto(address + path);
    for (const link of await linksOn(page))
      for (const moment of MOMENTS) journeys.push({ from: path, link, moment });
  }
  await context.close();
  return { pages, journeys };
}

/**
 * Opens each page of a site, follows a link of each kind on it, and goes back. Nothing is waited for but what a visitor sees.
 * @returns a line for each journey that got stuck, and how long the page took that a link leads to, in ms: the median
 */
export async function followEveryLink(
  site: BrokenSite,
): Promise<{ all: number; stuck: string[]; median: number }> {
  const { address, samePagesAt = address, browser, language, prepare, isWanted } = site;
  const { pages, journeys } = await (journeysOn[samePagesAt + language] ??= findJourneys(
    samePagesAt,
    browser,
    language,
  ));
  const chosen = journeys.filter((_, index) => isWanted(index));
  const pageAt = (path: string) => pages.find((page) => page.path === path) ?? pages[0]!;
  const stuck: string[] = [];
  const took: number[] = [];

  /** Says what became of a journey: nothing where it led on. */
  async function walk({
    from,
    link,
    moment,
  }: (typeof chosen)[number]): Promise<string | undefined> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    let step = 'opens';
    try {
      await prepare(context);
      const visited = await context.newPage();
      await visited.goto(address + from, { waitUntil: 'commit' });
      const until = (path: string) => untilShown(visited, pageAt(path), LIMIT_MS);
      await until(from);
      // Looks around, as people do: that is when the page begins to answer.
      await visited.mouse.move(640, 450);
      await pause(moment);
      step = 'clicks';
      await linkOn(visited, link).click(LIMIT);
      const clicked = Date.now();
      step = 'goes on';
      const target = targetOf(from, link);
      await until(target);
      took.push(Date.now() - clicked);
      if (link.href.startsWith('#'))
        await visited.waitForFunction((hash) => location.hash === hash, link.href, LIMIT);
      step = 'goes back';
      await goInHistory(visited, -1);
      await visited.waitForFunction((start) => location.href === start, address + from, LIMIT);
      await until(from);
      return undefined;
    } catch (failure) {
      const [reason] = String(failure).split('\n');
      return `${from}, after ${moment} ms, ${step}, ${link.region} ${link.href}: ${reason}`;
    } finally {
      await context.close();
    }
  }

  const failed: { journey: (typeof chosen)[number]; failure: string }[] = [];
  await forEachVisit(browser, chosen, async (journey) => {
    const failure = await walk(journey);
    if (failure) failed.push({ journey, failure });
  });
  // Where the host answers too late on a busy machine, the page rightly stays, and says how to order: once or twice, not often.
  for (const { journey, failure } of failed) {
    const last = failed.length > 3 ? failure : await walk(journey);
    if (last) stuck.push(last);
  }
  const median = took.sort((one, other) => one - other)[took.length >> 1] ?? 0;
  return { all: chosen.length, stuck, median };
}
