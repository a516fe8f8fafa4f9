import { HELP_ID, RETRY_QUERY, SCRIPTS_ID, START_FAILED } from '@site/contracts/boot';
import { cancelSubmits } from '@site/contracts/formDrafts';
import { PINNED_RELEASES_ID, type NamedReleases } from '@site/contracts/pinnedReleases';
import { asksForPrivacy } from '@site/contracts/visitorPreferences';
import type { FailureReason } from '@site/contracts/visitReport';

/** After how long a script is asked for again, in ms: slow networks need longer for the largest only when they hang. */
const TIMEOUT_MS = 10_000;

/** The shell's scripts that have not run, in their order: none works before the one in front of it. */
const pending = new Set<HTMLScriptElement>();

/** All elements that the shell's code came with. */
const ofShell = new WeakSet<object>();

let hasStarted = false;
let hasThrown = false;
let hasFailed = false;
let isRetrying = false;
let isLeaving = false;

/** Calls back once all of the page is there, which may still be on its way. */
export function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', then);
  else then();
}

/** Copies of what the page holds in a template, where nothing is loaded. Those of a template belong to another document. */
function cloneFromTemplate(selector: string): Iterable<HTMLScriptElement> {
  const template = document.getElementById(SCRIPTS_ID) as HTMLTemplateElement | null;
  // A page that stands in for others has no scripts.
  return template ? document.importNode(template.content, true).querySelectorAll(selector) : [];
}

/** Keeps a script from running, should it arrive after all: it does so only in the document that asked for it. */
const detach = (script: HTMLScriptElement): void => void new Document().adoptNode(script);

/** Shows or hides how to order while the shell cannot start. */
function showHelp(isShown: boolean): void {
  document.getElementById(HELP_ID)?.toggleAttribute('hidden', !isShown);
  if (isShown) cancelSubmits(document);
}

/** Loads the shell's scripts; once, however often it is asked for. */
export function startShell(fetchPriority: 'low' | 'high'): void {
  whenParsed(() => {
    if (hasStarted) return;
    hasStarted = true;
    for (const element of cloneFromTemplate(`:not([src$="${RETRY_QUERY}"])`)) {
      element.fetchPriority = fetchPriority;
      watch(element);
      document.head.append(element);
    }
  });
}

function watch(script: HTMLScriptElement): void {
  // In their order, while they are fetched side by side.
  script.async = false;
  ofShell.add(script);
  pending.add(script);
  script.onload = () => pending.delete(script);
  script.onerror = () => {
    // The others would run without it.
    pending.forEach(detach);
    void retry('refused');
  };
  setTimeout(() => {
    if (!pending.has(script)) return;
    showHelp(true);
    void retry('timeout');
  }, TIMEOUT_MS);
}

/** Fetches a file from the network, so that it replaces what the browser has kept. Rejects when it is damaged or late. */
const fetchPastCaches = (address: string, { integrity }: HTMLScriptElement): Promise<Response> =>
  fetch(address, {
    cache: 'reload',
    integrity,
    // Older browsers have no `timeout`, and need none.
    signal: (AbortSignal as Partial<typeof AbortSignal>).timeout?.(TIMEOUT_MS) as AbortSignal,
  });

async function runAgain(script: HTMLScriptElement): Promise<void> {
  // For later visits.
  fetchPastCaches(script.src, script).catch(() => {});
  const address = script.getAttribute('src') + RETRY_QUERY;
  // No cache has that one, and no request for it hangs.
  await fetchPastCaches(address, script);
  // It may have come meanwhile.
  if (!pending.has(script)) return;
  detach(script);
  for (const copy of cloneFromTemplate(`[src="${address}"]`)) {
    ofShell.add(copy);
    await new Promise((resolve, reject) => {
      copy.onload = resolve;
      copy.onerror = reject;
      document.head.append(copy);
    });
  }
  pending.delete(script);
}

/** Asks for the scripts again, one after the other, up to the first one that fails again: that is for the visitor to try. */
async function retry(reason: 'refused' | 'timeout'): Promise<void> {
  if (isRetrying) return;
  isRetrying = true;
  hasFailed = false;
  try {
    for (const script of pending) await runAgain(script);
    if (!hasThrown) showHelp(false);
  } catch {
    hasFailed = true;
    if (!isLeaving) {
      reportFailedStart(reason);
      showHelp(true);
    }
  }
  isRetrying = false;
}

/** The shell's own code failed: no file is missing, and only another load of the page can help. */
function shellThrew(event: Event): void {
  hasThrown = true;
  const { filename } = event as ErrorEvent;
  // Once the shell has drawn, it reports by itself. What an extension threw in it counts against nobody.
  const isOurs = !filename || filename.startsWith(location.origin);
  if ((event as CustomEvent).detail !== 'reported' && isOurs) reportFailedStart('threw');
  showHelp(true);
}

addEventListener(START_FAILED, shellThrew, true);
addEventListener('error', (event) => {
  if (document.currentScript && ofShell.has(document.currentScript)) shellThrew(event);
});

/** What is submitted while the shell has failed is sent by nobody: it is tried once more, where that can help. */
export function retryToSubmit(): void {
  if (hasThrown) cancelSubmits(document);
  else if (hasFailed) void retry('refused');
}

/** Whether an event is about a link to another page. */
export function leadsAway({ target }: Event): boolean {
  const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]');
  return link != null && link.origin + link.pathname !== location.origin + location.pathname;
}

addEventListener('click', (event) => {
  // Safari cancels what such a page has asked for, and refuses the rest. That is no failure.
  if (pending.size && leadsAway(event)) isLeaving = true;
  if (!(event.target as Partial<Element>).closest?.(`#${HELP_ID} button`)) return;
  if (hasThrown) return location.reload();
  showHelp(false);
  void retry('refused');
});
addEventListener('online', () => {
  if (pending.size) void retry('refused');
});
addEventListener('pageshow', ({ persisted }) => {
  isLeaving = false;
  if (persisted && pending.size) void retry('refused');
});

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
