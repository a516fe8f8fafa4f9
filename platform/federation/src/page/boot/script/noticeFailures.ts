import { START_FAILED } from '@site/contracts/boot';
import { FILE_LIMIT, SHELL_LIMIT } from './limits';
import { giveUp, isOfShell, type ReleaseFile } from './releaseFiles';
import { showHelp } from './showHelp';
import { pending, state } from './state';

// A window hears of no file that has loaded.
document.addEventListener('load', ({ target }) => pending.delete(target as ReleaseFile), true);

function shellThrew(event: Event): void {
  showHelp(true);
  state.repair(event);
}

addEventListener(START_FAILED, shellThrew, true);

// Of errors of files and of uncaught ones, which have no element.
addEventListener(
  'error',
  (event) => {
    if (pending.has(event.target as ReleaseFile)) {
      // Those who wait for the file hear of it when it has been asked for again.
      event.stopImmediatePropagation();
      if (isOfShell(event.target)) [...pending].filter(isOfShell).forEach(giveUp);
      state.repair(event);
    } else if (isOfShell(document.currentScript)) {
      shellThrew(event);
    }
  },
  true,
);

function watch(file: HTMLScriptElement & HTMLLinkElement): void {
  if (!file.integrity) return;
  pending.add(file);
  setTimeout(
    () => {
      if (!pending.has(file)) return;
      if (isOfShell(file)) showHelp(true);
      state.repair({ type: 'late', target: file });
    },
    isOfShell(file) ? SHELL_LIMIT : FILE_LIMIT,
  );
}

new MutationObserver((records) =>
  records.forEach(({ addedNodes }) => (addedNodes as NodeListOf<never>).forEach(watch)),
).observe(document.head, { childList: true });
