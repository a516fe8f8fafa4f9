import type { SlowInteraction, VisitReport } from '@site/contracts/visitReport';

/** Entries that the types of the DOM do not know yet. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Navigation = PerformanceNavigationTiming & { activationStart?: number };
type Interaction = PerformanceEntry & { interactionId?: number; target?: Element | null };
/** A frame that took more than 50 ms, and the scripts that ran in it. */
type LongFrame = PerformanceEntry & {
  scripts: { duration: number; sourceURL: string }[];
};

/** A row of shifts counts as one: at most this long between two, and at most this long in all, in ms. */
const SHIFT_GAP = 1000;
const SHIFT_ROW = 5000;

/** The shortest interaction that browsers are asked to tell of, in ms. */
const SHORTEST_INTERACTION = 40;

/** From where on an interaction is felt as slow, as Google judges it, in ms. */
const SLOW = 200;

/** How many long frames are remembered: those around the slowest interaction are among the last of them. */
const FRAMES = 50;

/** The file of a release that an address names, without its query. */
const FILE = /\/releases\/([\w./~-]+)/;

/**
 * Measures the web vitals, and what made the slowest interaction slow, and gives a function that tells them so far. The
 * library `web-vitals` would cost the page several times as much; what it does besides (pages that are shown again from the
 * browser's memory, the 98th percentile in visits of more than 50 interactions) is left out: `inp` is the slowest interaction.
 * A browser without one of the measurements leaves it out.
 */
export function watchVitals(): () => Pick<VisitReport, 'vitals' | 'slow'> {
  const vitals: VisitReport['vitals'] = {};
  const [navigation] = (performance.getEntriesByType?.('navigation') ?? []) as Navigation[];
  // Times of a prerendered page count from when it was asked for, which may be long before somebody opens it.
  const sinceShown = (time: number) =>
    Math.max(0, Math.round(time - (navigation?.activationStart ?? 0)));
  const frames: LongFrame[] = [];
  let slowest: Interaction | undefined;
  let region: string | undefined;
  let first = 0;
  let last = 0;
  let row = 0;
  const flushes = [
    watch<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => {
      vitals.lcp = sinceShown(startTime);
    }),
    watch<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      if (startTime - last > SHIFT_GAP || startTime - first > SHIFT_ROW)
        [first, row] = [startTime, 0];
      last = startTime;
      row += value;
      vitals.cls = Math.max(vitals.cls ?? 0, Number(row.toFixed(4)));
    }),
    watch<Interaction>('event', (event) => {
      if (!event.interactionId || event.duration <= (slowest?.duration ?? 0)) return;
      slowest = event;
      vitals.inp = Math.round(event.duration);
      // Read now: the element may be gone when the page is left.
      region = event.target?.closest?.<HTMLElement>('[data-owner]')?.dataset.owner;
    }),
    watch<PerformanceEntry>('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') vitals.fcp = sinceShown(startTime);
    }),
    watch<PerformanceNavigationTiming>('navigation', ({ responseStart }) => {
      vitals.ttfb = sinceShown(responseStart);
    }),
    watch<LongFrame>('long-animation-frame', (frame) => {
      frames.push(frame);
      if (frames.length > FRAMES) frames.shift();
    }),
  ];
  // No shift is a measurement too, where shifts can be seen at all.
  if (flushes[1]) vitals.cls = 0;
  return () => {
    flushes.forEach((flush) => flush?.());
    if (!slowest || slowest.duration < SLOW) return { vitals };
    return { vitals, slow: slowInteraction(slowest, region, frames) };
  };
}

/** Lays a slow interaction to the script that ran longest in the frames meanwhile. */
function slowInteraction(
  { startTime, duration }: Interaction,
  region: string | undefined,
  frames: readonly LongFrame[],
): SlowInteraction {
  const [longest] = frames
    .filter((it) => it.startTime < startTime + duration && it.startTime + it.duration > startTime)
    .flatMap(({ scripts }) => scripts)
    .sort((one, other) => other.duration - one.duration);
  const script = FILE.exec(longest?.sourceURL ?? '')?.[1];
  return { ms: Math.round(duration), ...(region && { region }), ...(script && { script }) };
}

/**
 * Calls back for each entry of a kind; gives what fetches those that are still on their way, or undefined where the
 * browser knows no such kind.
 */
function watch<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
): (() => void) | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return undefined;
  const takeAll = (entries: PerformanceEntryList) => entries.forEach((it) => take(it as Entry));
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  const options = { type, buffered: true, durationThreshold: SHORTEST_INTERACTION };
  observer.observe(options);
  return () => takeAll(observer.takeRecords());
}
