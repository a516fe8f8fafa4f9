import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { buildIfNeeded } from '@site/build/buildIfNeeded';
import { UsageError } from '@site/tooling/command-line/command';
import { root } from '@site/tooling/workspace';
import { screens } from '../browser/screens';
import { startSiteProcess } from '../site/startSiteProcess';
import { visit } from '../browser/visit';
import { states, type State } from './states';
import { takePicture, takeSmallPicture } from './takePicture';

const KEPT_FOLDER = join(root, 'docs/screenshots');
const KEPT_LIMIT = 60_000;

type Screen = keyof typeof screens;
type Scheme = 'light' | 'dark';

/** What the documents show. */
const kept: readonly [name: string, screen: Screen, scheme: Scheme][] = [
  ['home', 'desktop', 'light'],
];

async function take(
  browser: Browser,
  address: string,
  [state, screen, colorScheme]: [State, Screen, Scheme],
  picture: (page: Awaited<ReturnType<typeof visit>>['page']) => Promise<void>,
): Promise<void> {
  const { page } = await visit(browser, address + state.path, {
    screen,
    colorScheme,
    reducedMotion: 'reduce',
    ...(state.before && { before: state.before }),
  });
  // The typeface is optional: a first visit that got it late shows its fallback.
  await page.reload();
  await state.reach?.(page, screen);
  await page.waitForTimeout(500);
  await picture(page);
  await page.context().close();
}

export interface ScreenshotOptions {
  /** The folder for the pictures. */
  to?: string | undefined;
  /** Names of states; all without it. */
  only?: readonly string[] | undefined;
  /** True to take the few that the documents show, in their place. */
  isForDocuments: boolean;
}

/** Takes pictures of routes and states at three widths, light and dark. */
export async function takeScreenshots({
  to = join(root, 'dist/screenshots'),
  only,
  isForDocuments,
}: ScreenshotOptions): Promise<void> {
  const unknown = only?.find((wanted) => !states.some(({ name }) => name === wanted));
  if (unknown !== undefined) {
    const names = states.map(({ name }) => name).join(', ');
    throw new UsageError(`Unknown state "${unknown}" (expected some of: ${names}).`);
  }
  const wanted = states.filter(({ name }) => !only || only.includes(name));
  const folder = isForDocuments ? KEPT_FOLDER : to;
  await buildIfNeeded();
  await mkdir(folder, { recursive: true });
  const [browser, site] = await Promise.all([openBrowser(), startSiteProcess()]);
  try {
    if (isForDocuments) {
      for (const [name, screen, scheme] of kept) {
        const state = states.find((state) => state.name === name);
        if (!state) throw new Error(`There is no state ${name} to take.`);
        const file = join(folder, `${name}-${screens[screen].width}-${scheme}.webp`);
        await take(browser, site.address, [state, screen, scheme], (page) =>
          takeSmallPicture(page, file, KEPT_LIMIT),
        );
      }
      return;
    }
    for (const state of wanted) {
      for (const screen of Object.keys(screens) as Screen[]) {
        for (const scheme of ['light', 'dark'] as const) {
          const file = join(folder, `${state.name}-${screens[screen].width}-${scheme}.png`);
          await take(browser, site.address, [state, screen, scheme], (page) =>
            takePicture(page, file, state.isWindowOnly ?? false),
          );
        }
      }
    }
  } finally {
    await browser.close();
    await site.stop();
    console.log(`The pictures are in ${folder}.`);
  }
}
