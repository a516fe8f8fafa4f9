import { START_FAILED } from '@site/contracts/boot';
import { reportFailedStart, shellThrew } from './failedStart';
import { addressOf, shellScripts } from './releaseFiles';

addEventListener('error', ({ filename }) => {
  if (![...shellScripts].some((it) => filename.startsWith(addressOf(it)))) return;
  reportFailedStart('threw');
  shellThrew();
});

// Once the shell has drawn, it reports by itself.
document.addEventListener(START_FAILED, (event) => {
  if ((event as CustomEvent).detail !== 'reported') reportFailedStart('threw');
  shellThrew();
});
