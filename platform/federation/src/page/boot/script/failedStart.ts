import { FORM_SUBMITTED, HELP_ID } from '@site/contracts/boot';
import { PINNED_RELEASES_ID, type NamedReleases } from '@site/contracts/pinnedReleases';
import { asksForPrivacy } from '@site/contracts/visitorPreferences';
import type { FailureReason } from '@site/contracts/visitReport';

const { visits } = (document.currentScript as HTMLScriptElement).dataset;

let isReported = false;

/** Tells once why the shell did not start, where the page has an address for it and the visitor allows it. */
export function reportFailedStart(start: FailureReason): void {
  if (!visits || isReported || asksForPrivacy()) return;
  isReported = true;
  const named = document.getElementById(PINNED_RELEASES_ID) as HTMLElement;
  const pins = Object.entries(JSON.parse(named.textContent) as Required<NamedReleases>);
  const releases = Object.fromEntries(pins.map(([name, { release }]) => [name, release]));
  const report = JSON.stringify({ releases, modules: {}, vitals: {}, start });
  navigator.sendBeacon(visits, new Blob([report], { type: 'application/json' }));
}

/** Shows or hides how to order while the shell cannot start. */
export function showHelp(isShown: boolean): void {
  const help = document.getElementById(HELP_ID);
  if (!help) return;
  help.hidden = !isShown;
  // Nobody is sending what was submitted.
  if (isShown) {
    const forms = document.querySelectorAll(`[${FORM_SUBMITTED}]`);
    forms.forEach((it) => it.removeAttribute(FORM_SUBMITTED));
  }
}

/** Whether the shell's own code failed: no file is missing then, and only another load of the page can help. */
export let hasShellThrown = false;

export function shellThrew(): void {
  hasShellThrown = true;
  showHelp(true);
}
