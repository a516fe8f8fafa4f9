import type { VisitReport } from '@site/contracts/visitReport';

/** Entries that the types of the DOM do not know yet. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/** A row of shifts counts as one: at most this long between two, and at most this long in all, in ms. */
const SHIFT_GAP = 1000;
const SHIFT_ROW = 5000;

/** The shortest interaction that browsers are asked to tell of, in ms. */
const SHORTEST_INTERACTION = 40;

/**
 * Measures the three web vitals and gives a function that tells them so far. The library `web-vitals` would cost the
 * page three times as much; what it does besides (pages that are shown again from the browser's memory, the 98th
 * percentile in visits of more than 50 interactions, attribution) is left out: `inp` is the slowest interaction.
 * A browser without one of the measurements leaves it out.
 */
export function watchVitals(): () => VisitReport['vitals'] {
  const vitals: VisitReport['vitals'] = {};
  let first = 0;
  let last = 0;
  let row = 0;
  const flushes = [
    watch<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => {
      vitals.lcp = Math.round(startTime);
    }),
    watch<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      if (startTime - last > SHIFT_GAP || startTime - first > SHIFT_ROW)
        [first, row] = [startTime, 0];
      last = startTime;
      row += value;
      vitals.cls = Math.max(vitals.cls ?? 0, Number(row.toFixed(4)));
    }),
    watch<Interaction>('event', ({ interactionId, duration }) => {
      if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, Math.round(duration));
    }),
  ];
  // No shift is a measurement too, where shifts can be seen at all.
  if (flushes[1]) vitals.cls = 0;
  return () => {
    flushes.forEach((flush) => flush?.());
    return vitals;
  };
}

/** Calls back for each entry of a kind; gives what fetches those that are still on their way, or undefined where the browser knows no such kind. */
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
