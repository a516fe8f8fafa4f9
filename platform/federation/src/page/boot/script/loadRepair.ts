import { fetchPastCaches } from './fetchPastCaches';
import { FILE_LIMIT } from './limits';
import { isOfShell, type ReleaseFile } from './releaseFiles';
import { showHelp } from './showHelp';
import { failures, pending, state } from './state';
import { wakeElements } from './wakeElements';
import { whenParsed } from './whenParsed';

state.repair = (failure) => {
  failures.push(failure);
  whenParsed(loadRepair);
};

let isLoading = false;

/**
 * Loads the repair script, or else its copy under another address: past the caches, as the browser may have kept a damaged one.
 */
async function loadRepair(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  for (const script of wakeElements('[async]')) {
    try {
      await fetchPastCaches(script.src, script, FILE_LIMIT);
      // In the head it would be watched as well.
      return document.body.append(script);
    } catch {
      // The next one is the copy.
    }
  }
  isLoading = false;
  doWithout();
}

/** Nobody asks again for what failed: those who wait for it are told so, and visitors how to order. */
function doWithout(): void {
  // Of other targets none is pending.
  for (const { target: file } of failures as { target: ReleaseFile }[]) {
    if (!pending.has(file)) continue;
    if (isOfShell(file)) {
      showHelp(true);
    } else {
      pending.delete(file);
      file.dispatchEvent(new Event('error'));
    }
  }
  addEventListener('online', loadRepair);
  // The help's button is among what is clicked.
  addEventListener('click', loadRepair);
}
