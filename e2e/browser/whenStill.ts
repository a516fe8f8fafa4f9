import type { Page } from '@playwright/test';

/** Waits until what has just changed has moved in. Animations by scrolling, endless ones and a toast's countdown go on. */
export const whenStill = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 1000,
      ),
  );
