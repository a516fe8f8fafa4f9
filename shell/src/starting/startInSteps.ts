import { pause } from '../scheduling/pause';
import type { SiteTexts } from '../texts/SiteTexts';
import { tellStartFailed } from './tellStartFailed';

/** Each is evaluated in a task of its own: all at once would hold a slow phone up for 150 ms. */
const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
];

/**
 * Starts the shell in pieces that are short enough for the page to answer in between. Each language has
 * its own entry, which calls this with what gives its texts.
 */
export async function startInSteps(textsOf: () => Promise<SiteTexts>): Promise<void> {
  try {
    for (const step of steps) {
      await step();
      await pause();
    }
    const { start } = await import(/* webpackMode: "eager" */ './start');
    await pause();
    await start(await textsOf());
  } catch (failure) {
    tellStartFailed(failure);
  }
}
