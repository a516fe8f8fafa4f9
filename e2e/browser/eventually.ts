import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Repeats an assertion until it holds; after `limit` ms its own failure is the test's. */
export async function eventually(assertion: () => Promise<void>, limit = 5000): Promise<void> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await assertion();
    } catch (failure) {
      if (Date.now() > end) throw failure;
      await setTimeout(50);
    }
  }
}

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
