import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser } from '@site/tooling/browser/openBrowser';
import { root } from '@site/tooling/workspace';
import { screens } from '../browser/screens';
import { startSite } from '../browser/startSite';
import { visit } from '../browser/visit';
import { states, type State } from './states';
import { takePicture, takeSmallPicture } from './takePicture';

/**
 * `npm run screenshots` takes every route and state at three widths, light and dark, into a folder, to be looked at;
 * `-- --only home,menu` some of them. With `--keep` it takes the few that the documents show, in their place.
 */
const USAGE = 'Use: npm run screenshots -- [--to FOLDER] [--only NAME,NAME] [--keep]';
const KEPT_FOLDER = join(root, 'docs/screenshots');
const KEPT_LIMIT = 60_000;

type Screen = keyof typeof screens;
type Scheme = 'light' | 'dark';

/** What the documents show. */
const kept: readonly [name: string, screen: Screen, scheme: Scheme][] = [
  ['home', 'desktop', 'light'],
  ['home', 'phone', 'dark'],
  ['forte', 'desktop', 'dark'],
  ['cream', 'tablet', 'light'],
  ['form-with-faults', 'phone', 'light'],
  ['order-received', 'desktop', 'light'],
];

async function take(
  browser: Browser,
  address: string,
  [state, screen, colorScheme]: [State, Screen, Scheme],
  picture: (page: Awaited<ReturnType<typeof visit>>['page']) => Promise<void>,
): Promise<void> {
  const { page, end } = await visit(browser, address + state.path, {
    screen,
    colorScheme,
    reducedMotion: 'reduce',
    ...(state.before && { before: state.before }),
  });
  await state.reach?.(page, screen);
  await page.waitForTimeout(500);
  await picture(page);
  await end();
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: join(root, 'dist/screenshots') },
      only: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const names = values.only?.split(',');
  const wanted = states.filter(({ name }) => !names || names.includes(name));
  const folder = values.keep ? KEPT_FOLDER : values.to;
  await mkdir(folder, { recursive: true });
  const [browser, site] = await Promise.all([openBrowser(), startSite()]);
  try {
    if (values.keep) {
      for (const [name, screen, scheme] of kept) {
        const state = states.find((it) => it.name === name);
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

main().catch((failure: Error) => {
  console.error(`${failure.message}\n${USAGE}`);
  process.exit(1);
});
