import { RETRY_QUERY } from '@site/contracts/boot';
import { copyPastCaches } from './copyPastCaches';
import { hasShellThrown, reportFailedStart, showHelp } from './failedStart';
import { FILE_LIMIT, SHELL_LIMIT } from './limits';
import { addressOf, isScript, shellScripts, type ReleaseFile } from './releaseFiles';

type Outcome = 'load' | 'error';

/** Files whose outcome is known, to those who wait for it as well. */
export const settled = new WeakSet<ReleaseFile>();
/** Files that took too long. */
export const late = new WeakSet<ReleaseFile>();
const retrying = new WeakSet<ReleaseFile>();

/** In another document, a script that arrives after all does not run a second time. */
const elsewhere = document.implementation.createHTMLDocument();

/** Keeps a file from running, should it arrive after all. */
export const giveUp = (file: ReleaseFile): void => void elsewhere.adoptNode(file);

/** After how long a file is asked for again, in ms. */
export const limitOf = (file: ReleaseFile): number =>
  shellScripts.has(file) ? SHELL_LIMIT : FILE_LIMIT;

export function settle(file: ReleaseFile, outcome: Outcome): void {
  settled.add(file);
  if (!shellScripts.has(file)) return;
  if (outcome === 'load') shellScripts.delete(file);
  else reportFailedStart(late.has(file) ? 'timeout' : 'refused');
  showHelp(hasShellThrown || outcome === 'error');
}

const fetchPastCaches = (address: string, file: ReleaseFile) =>
  fetch(address, {
    cache: 'reload',
    integrity: file.integrity,
    // Older browsers have no `timeout`, and need none.
    signal: (AbortSignal as Partial<typeof AbortSignal>).timeout?.(limitOf(file)) as AbortSignal,
  });

/** Asks for a file once more, past the caches; its element gets the outcome of this second attempt. */
export async function retry(file: ReleaseFile): Promise<void> {
  if (settled.has(file) || retrying.has(file)) return;
  retrying.add(file);
  const address = addressOf(file);
  let outcome: Outcome = 'error';
  try {
    // For later visits: this replaces the copy that the browser has kept.
    fetchPastCaches(address, file).catch(() => {});
    await fetchPastCaches(address + RETRY_QUERY, file);
    if (settled.has(file)) return;
    const copy = copyPastCaches(file);
    settled.add(copy);
    const ran = new Promise<Event | string>((resolve) => {
      copy.onload = copy.onerror = resolve;
    });
    if (isScript(file)) document.head.append(copy);
    else file.after(copy);
    giveUp(file);
    outcome = ((await ran) as Event).type as Outcome;
  } catch {
    // It stays an error.
  } finally {
    retrying.delete(file);
  }
  settle(file, outcome);
  file.dispatchEvent(new Event(outcome));
}

let isRetryingShell = false;

/** Asks for the shell's scripts again, one after the other, up to the first one that fails again. */
export async function retryShell(): Promise<void> {
  if (isRetryingShell) return;
  isRetryingShell = true;
  for (const script of shellScripts) {
    await retry(script);
    if (shellScripts.has(script)) break;
  }
  isRetryingShell = false;
}
