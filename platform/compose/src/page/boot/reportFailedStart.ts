import { PINNED_RELEASES_ID, type NamedReleases } from '@site/contracts/pinnedReleases';
import { asksForPrivacy } from '@site/contracts/visitorPreferences';
import type { FailureReason } from '@site/contracts/visitReport';

let isReported = false;

/** Tells once why the shell did not start, where the page has an address for it and the visitor allows it. */
export function reportFailedStart(start: FailureReason): void {
  const visits = document.querySelector<HTMLElement>('[data-visits]')?.dataset.visits;
  if (!visits || isReported || asksForPrivacy()) return;
  isReported = true;
  const named = document.getElementById(PINNED_RELEASES_ID) as HTMLElement;
  const pins = Object.entries(JSON.parse(named.textContent) as Required<NamedReleases>);
  const releases = Object.fromEntries(pins.map(([name, { release }]) => [name, release]));
  const report = JSON.stringify({ releases, modules: {}, vitals: {}, start });
  navigator.sendBeacon(visits, new Blob([report], { type: 'application/json' }));
}
