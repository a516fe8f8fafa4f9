import { isOfShell } from '../script/releaseFiles';
import { retry } from './retry';
import { state } from './state';

let isRetrying = false;

/** Asks for the shell's scripts again, one after the other, up to the first one that fails again. */
export async function retryShell(): Promise<void> {
  if (isRetrying) return;
  isRetrying = true;
  for (const script of [...state.pending].filter(isOfShell)) {
    await retry(script);
    if (state.pending.has(script)) break;
  }
  isRetrying = false;
}
