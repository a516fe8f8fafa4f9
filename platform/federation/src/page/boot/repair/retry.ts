import { RETRY_QUERY } from '@site/contracts/boot';
import { fetchPastCaches } from '../script/fetchPastCaches';
import { FILE_LIMIT, SHELL_LIMIT } from '../script/limits';
import { isOfShell, type ReleaseFile } from '../script/releaseFiles';
import { copyPastCaches } from './copyPastCaches';
import { hideHelpOfWholeShell } from './help';
import { isScript } from './isScript';
import { reportFailedStart } from './reportFailedStart';
import { runCopy, type Outcome } from './runCopy';
import { state } from './state';

/** Files that took too long. */
export const late = new WeakSet<ReleaseFile>();
const retrying = new WeakSet<ReleaseFile>();

/** Tells those who wait for a file how that ended. */
export function settle(file: ReleaseFile, outcome: Outcome): void {
  state.pending.delete(file);
  file.dispatchEvent(new Event(outcome));
}

async function outcomeOf(file: ReleaseFile): Promise<Outcome | undefined> {
  const address = isScript(file) ? file.src : file.href;
  const timeoutMs = isOfShell(file) ? SHELL_LIMIT : FILE_LIMIT;
  try {
    // For later visits: this replaces the copy that the browser has kept.
    fetchPastCaches(address, file, timeoutMs).catch(() => {});
    await fetchPastCaches(address + RETRY_QUERY, file, timeoutMs);
    // It may have come meanwhile.
    return state.pending.has(file) ? await runCopy(copyPastCaches(file), file) : undefined;
  } catch {
    return 'error';
  }
}

/** Asks for a file once more, past the caches; its element gets the outcome of this second attempt. */
export async function retry(file: ReleaseFile): Promise<void> {
  if (!state.pending.has(file) || retrying.has(file)) return;
  retrying.add(file);
  const outcome = await outcomeOf(file);
  retrying.delete(file);
  if (!outcome || !state.pending.has(file)) return;
  if (outcome === 'error' && isOfShell(file)) {
    // It stays pending, for the visitor to try again.
    reportFailedStart(late.has(file) ? 'timeout' : 'refused');
    state.showHelp(true);
  } else {
    settle(file, outcome);
    hideHelpOfWholeShell();
  }
}
