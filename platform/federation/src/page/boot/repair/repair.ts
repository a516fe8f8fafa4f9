// Loaded when something has failed, which few visits see. Asks for files again, past the caches; reports a shell that did not
// start; answers the help's button.
import { hideHelpOfWholeShell, isShellPending } from './help';
import { isShellCopy } from './runCopy';
import { take, takeFailures } from './takeFailures';
import { isTryAgain, tryAgain } from './tryAgain';

document.addEventListener('load', hideHelpOfWholeShell, true);
addEventListener('error', (event) => {
  if (isShellCopy(document.currentScript)) take(event);
});
addEventListener('click', (event) => {
  if (isTryAgain(event)) tryAgain();
});
addEventListener('online', () => {
  if (isShellPending()) tryAgain();
});
takeFailures();
