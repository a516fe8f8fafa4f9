import { PART } from '@site/contracts/boot';
import { PINS, type PinnedReleases } from '@site/contracts/pinnedReleases';
import type { RemoteName } from '@site/contracts/remotes';

declare global {
  var _SITE_PINS: PinnedReleases;
}

/** Whether a visitor sees a part of the page, or has touched it. */
function isWanted(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return (top < innerHeight && bottom > 0) || part.contains(document.activeElement);
}

// The pins are there before the shell's scripts are, which start these parts. Whatever fails here, the shell asks for again.
for (const part of document.querySelectorAll(`[${PART}]`)) {
  const [remote, name] = part.getAttribute(PART)!.split('/') as [RemoteName, string];
  const { entry = '', scripts, adopted } = self[PINS][remote] ?? {};
  // What others built has a loader of its own.
  if (adopted || !isWanted(part)) continue;
  for (const file of scripts?.[name] ? [entry, ...scripts[name]] : []) {
    // All of it: the browser keeps no file that nobody reads to its end.
    fetch(new URL(file, new URL(entry, location.href)), { priority: 'low' })
      .then((it) => it.blob())
      .catch(() => {});
  }
}
