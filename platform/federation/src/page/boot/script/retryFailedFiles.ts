import { showHelp } from './failedStart';
import { isReleaseFile, shellScripts } from './releaseFiles';
import { giveUp, late, limitOf, retry, retryShell, settle, settled } from './retry';

document.addEventListener(
  'load',
  ({ target }) => {
    if (isReleaseFile(target)) settle(target, 'load');
  },
  true,
);

document.addEventListener(
  'error',
  (event) => {
    const { target } = event;
    if (!isReleaseFile(target) || settled.has(target)) return;
    event.stopImmediatePropagation();
    if (!shellScripts.has(target)) return void retry(target);
    shellScripts.forEach(giveUp);
    void retryShell();
  },
  true,
);

/** A file that hangs counts as one that failed. */
function watch(added: Node): void {
  if (!isReleaseFile(added) || settled.has(added)) return;
  setTimeout(() => {
    if (settled.has(added)) return;
    late.add(added);
    if (!shellScripts.has(added)) return void retry(added);
    showHelp(true);
    void retryShell();
  }, limitOf(added));
}

new MutationObserver((records) =>
  records.forEach(({ addedNodes }) => addedNodes.forEach(watch)),
).observe(document.head, { childList: true });
