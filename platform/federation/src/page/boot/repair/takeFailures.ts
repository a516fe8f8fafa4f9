import type { Failure } from '../script/bootState';
import { isOfShell, type ReleaseFile } from '../script/releaseFiles';
import { shellThrew } from './help';
import { reportFailedStart } from './reportFailedStart';
import { late, retry, settle } from './retry';
import { retryShell } from './retryShell';
import { state } from './state';

/** Of a file that is only fetched ahead, its importer asks again. */
const isFetchedAhead = (it: ReleaseFile) => 'rel' in it && it.rel === 'modulepreload';

function takeFile(file: ReleaseFile, type: string): void {
  if (!state.pending.has(file)) return;
  if (isFetchedAhead(file)) {
    if (type === 'error') settle(file, type);
    return;
  }
  if (type === 'late') late.add(file);
  void (isOfShell(file) ? retryShell() : retry(file));
}

export function take({ type, target, detail }: Failure & { detail?: unknown }): void {
  const file = target as ReleaseFile;
  if (file.integrity) return takeFile(file, type);
  // Once the shell has drawn, it reports by itself.
  if (detail !== 'reported') reportFailedStart('threw');
  shellThrew();
}

/** Takes what failed so far, and all that fails from now on. */
export function takeFailures(): void {
  state.repair = take;
  state.failures.splice(0).forEach(take);
}
