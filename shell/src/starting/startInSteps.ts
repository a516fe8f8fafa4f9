import { pause } from '../scheduling/pause';
import type { SiteTexts } from '../texts/SiteTexts';
import { tellStartFailed } from './tellStartFailed';

/**
 * Starts the shell in pieces, each evaluated in a task of its own: all at once would hold a slow phone up for 150 ms. Each
 * language has its own entry, which calls this with what gives its texts.
 */
export async function startInSteps(textsOf: () => Promise<SiteTexts>): Promise<void> {
  try {
    await import(/* webpackMode: "eager" */ 'react-dom');
    await pause();
    await import(/* webpackMode: "eager" */ 'react-dom/client');
    await pause();
    const { start } = await import(/* webpackMode: "eager" */ './start');
    await pause();
    await start(await textsOf());
  } catch (failure) {
    tellStartFailed(failure);
  }
}
