import { VISITS } from '@site/contracts/boot';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { asksForPrivacy } from '@site/contracts/visitorPreferences';
import type { VisitReport } from '@site/contracts/visitReport';
import { errorsSoFar, watchErrors } from './errors';
import { outcomesSoFar, startSoFar } from './outcomes';
import { watchVitals } from './watchVitals';

/**
 * Reports this visit once, when the page is first hidden or left: releases, how it went with the remotes, web vitals,
 * errors. Nothing is measured or sent for a visitor who asks for privacy, in development, and where the page names no
 * address for reports. Takes the shell's release as the page names it, undefined in development, and the releases of the
 * page.
 */
export function startVisitReport(shell: string | undefined, pinned: PinnedReleases): void {
  const address = document.querySelector(`[${VISITS}]`)?.getAttribute(VISITS);
  if (!shell || !address || asksForPrivacy()) return;

  try {
    reportVisit(address, shell, pinned);
  } catch (failure) {
    // Who hardens Firefox may have switched off what measures.
    console.error('This visit is not reported:', failure);
  }
}

function reportVisit(address: string, shell: string, pinned: PinnedReleases): void {
  // What a page measures that was opened in the background says when it was looked at, and not how fast it was.
  const vitals = document.hidden ? {} : watchVitals();
  const stop = new AbortController();
  watchErrors(stop.signal);
  const send = () => {
    // A page that is left is hidden as well; whichever comes first is the report.
    stop.abort();
    const releases = Object.entries(pinned).map(([name, { release }]) => [name, release]);
    const report: VisitReport = {
      releases: { ...Object.fromEntries(releases), shell },
      modules: outcomesSoFar(),
      vitals,
      ...startSoFar(),
      ...errorsSoFar(),
    };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(address, body);
  };
  const { signal } = stop;
  document.addEventListener('visibilitychange', () => document.hidden && send(), { signal });
  window.addEventListener('pagehide', send, { signal });
}
