import { HELP_ID } from '@site/contracts/boot';
import { hasShellThrown, showHelp } from './failedStart';
import { shellScripts } from './releaseFiles';
import { retryShell, settled } from './retry';

function tryAgain(): void {
  if (hasShellThrown) return location.reload();
  showHelp(false);
  shellScripts.forEach((it) => settled.delete(it));
  void retryShell();
}

document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest(`#${HELP_ID} button`)) tryAgain();
});
addEventListener('online', () => {
  if (shellScripts.size) tryAgain();
});
