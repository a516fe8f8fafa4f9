import { HELP_ID, RETRY_QUERY, SCRIPTS_ID, START_FAILED, VISITS } from '@site/contracts/boot';
import { cancelSubmits } from '@site/order-model/formDrafts';
import { PINNED_RELEASES_ID, type NamedReleases } from '@site/contracts/pinnedReleases';
import { asksForPrivacy, savesData } from '@site/contracts/visitorPreferences';
import type { FailureReason } from '@site/contracts/visitReport';
import { endEarlierWorker } from './earlierWorker';

/**
 * After how long the page says how to order, and asks for scripts again, in ms. They may hang, or be slow: what is asked for then
 * shares the network with what is on its way.
 */
const timeoutMs = savesData() ? 20_000 : 10_000;

/** The shell's scripts that have not run, by their addresses and in their order: none works before the one in front of it. */
const pending = new Map<string, HTMLScriptElement>();

let hasStarted = false;
let hasThrown = false;
let isRetrying = false;
let isLeaving = false;

/** Calls back once all of the page is there, which may still be on its way. */
export function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', then);
  else then();
}

/** Copies of what the page holds in a template, where nothing is loaded. Those of a template belong to another document. */
function cloneFromTemplate(selector: string): HTMLScriptElement[] {
  const template = document.getElementById(SCRIPTS_ID) as HTMLTemplateElement | null;
  // A page that stands in for others has no scripts.
  return template
    ? [...document.importNode(template.content, true).querySelectorAll<HTMLScriptElement>(selector)]
    : [];
}

/** Keeps a script from running, should it arrive after all: it does so only in the document that asked for it. */
function detach(script: HTMLScriptElement): void {
  script.onload = script.onerror = null;
  new Document().adoptNode(script);
}

const help = () => document.getElementById(HELP_ID);
const isHelping = () => help()?.hidden === false;

/** Says how to order while the shell cannot start. */
function showHelp(): void {
  help()?.removeAttribute('hidden');
}

function run(address: string, script: HTMLScriptElement): Promise<unknown> {
  pending.set(address, script);
  return new Promise((resolve, reject) => {
    script.onload = () => {
      pending.delete(address);
      // Late, maybe, but there: what the help says is over.
      if (!pending.size && !hasThrown) help()?.setAttribute('hidden', '');
      resolve(undefined);
    };
    script.onerror = (event) => {
      // The others would run without it.
      pending.forEach(detach);
      reject(event);
    };
    document.head.append(script);
  });
}

/** Loads the shell's scripts; once, however often it is asked for. */
export function startShell(fetchPriority: 'low' | 'high'): void {
  whenParsed(() => {
    if (hasStarted) return;
    hasStarted = true;
    for (const script of cloneFromTemplate(`:not([src$="${RETRY_QUERY}"])`)) {
      // In their order, while they are fetched side by side.
      Object.assign(script, { async: false, fetchPriority });
      run(script.getAttribute('src')!, script).catch(() => void retry('refused'));
    }
    setTimeout(() => {
      if (!pending.size) return;
      showHelp();
      void retry('timeout');
    }, timeoutMs);
  });
}

/** Fetches a file from the network, so that it replaces what the browser has kept. Rejects when it is damaged or late. */
const fetchPastCaches = (address: string, { integrity }: HTMLScriptElement): Promise<Response> =>
  fetch(address, {
    cache: 'reload',
    integrity,
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Asks for the scripts again that have not run. When that fails too, it is for the visitor to try. */
async function retry(reason: 'refused' | 'timeout'): Promise<void> {
  if (isRetrying) return;
  isRetrying = true;
  try {
    if (await endEarlierWorker()) return location.reload();
    // No cache has those, and no request for them hangs.
    const fetching = [...pending].map(([address, script]) =>
      fetchPastCaches(address + RETRY_QUERY, script),
    );
    await Promise.all(fetching);
    // Some may have come meanwhile.
    pending.forEach(detach);
    for (const [address, script] of pending) {
      for (const copy of cloneFromTemplate(`[src="${address + RETRY_QUERY}"]`))
        await run(address, copy);
      // For later visits; before, it would have shared the network with what this one waits for.
      fetchPastCaches(address, script).catch(() => {});
    }
  } catch {
    if (!isLeaving && pending.size) {
      reportFailedStart(reason);
      showHelp();
      // Scripts that are still on their way send what was submitted.
      if ([...pending.values()].some((script) => !script.isConnected)) cancelSubmits(document);
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
  showHelp();
  cancelSubmits(document);
}

addEventListener(START_FAILED, shellThrew, true);
addEventListener('error', (event) => {
  if ([...pending.values()].some((script) => script === document.currentScript)) shellThrew(event);
});

/** What is submitted while the shell has failed is sent by nobody: it is tried once more, where that can help. */
export function retryToSubmit(): void {
  if (hasThrown) cancelSubmits(document);
  else if (isHelping()) void retry('refused');
}

/** Who goes on typing beside the help has stopped waiting: half a correction is not sent when the scripts come. */
export function stopWaitingToSubmit({ parentNode }: HTMLFormElement): void {
  if (isHelping()) cancelSubmits(parentNode!);
}

/** Whether an event is about a link to another page. */
export function leadsAway({ target }: Event): boolean {
  const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]');
  return link != null && link.origin + link.pathname !== location.origin + location.pathname;
}

addEventListener('click', (event) => {
  // Safari cancels what such a page has asked for, and refuses the rest. That is no failure. Who clicks again is still here: the
  // link called a telephone, or opened a tab.
  isLeaving = leadsAway(event);
  if (!(event.target as Partial<Element>).closest?.(`#${HELP_ID} button`)) return;
  if (hasThrown) return location.reload();
  help()?.setAttribute('hidden', '');
  void retry('refused');
});
for (const name of ['online', 'pageshow'])
  addEventListener(name, (event) => {
    isLeaving = false;
    const isFirstShow = (event as PageTransitionEvent).persisted === false;
    if (pending.size && !isFirstShow) void retry('refused');
  });

let isReported = false;

/** Tells once why the shell did not start, where the page has an address for it and the visitor allows it. */
function reportFailedStart(start: FailureReason): void {
  const visits = document.querySelector(`[${VISITS}]`)?.getAttribute(VISITS);
  if (!visits || isReported || asksForPrivacy()) return;
  isReported = true;
  const named = document.getElementById(PINNED_RELEASES_ID) as HTMLElement;
  const pins = Object.entries(JSON.parse(named.textContent) as Required<NamedReleases>);
  const releases = Object.fromEntries(pins.map(([name, { release }]) => [name, release]));
  const report = JSON.stringify({ releases, modules: {}, vitals: {}, start });
  navigator.sendBeacon(visits, new Blob([report], { type: 'application/json' }));
}
