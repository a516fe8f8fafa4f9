import { onCLS, onFCP, onINP, onLCP, onTTFB, type INPMetric, type Metric } from 'web-vitals';
import type { VisitReport, WebVital } from '@site/contracts/visitReport';

/** A frame that took more than 50 ms, and the scripts that ran in it. The types of the DOM do not know it yet. */
type LongFrame = PerformanceEntry & {
  scripts: { duration: number; sourceURL: string }[];
};

/** From where on an interaction is felt as slow, as Google judges it, in ms. */
const SLOW_MS = 200;

/** Those around the slowest interaction are among the last ones. */
const MAX_FRAMES = 50;

/** The file of a release that an address names, without its query. */
const FILE = /\/releases\/([\w./~-]+)/;

/**
 * Measures the web vitals, and what made the slowest interaction slow, and gives a function that tells them so far. A browser
 * without one of the measurements leaves it out.
 */
export function watchVitals(): () => Pick<VisitReport, 'vitals' | 'slow'> {
  const vitals: VisitReport['vitals'] = {};
  const frames: LongFrame[] = [];
  let slowest: PerformanceEntry | undefined;
  let region: string | undefined;
  // Each page is measured for itself, and the visit is as good as its worst one.
  const note = ({ name, value, navigationType }: Metric) => {
    const isRoute = name === 'LCP' && navigationType === 'soft-navigation';
    const vital = isRoute ? 'route' : (name.toLowerCase() as WebVital);
    const exact = vital === 'cls' ? Number(value.toFixed(4)) : Math.round(value);
    const isWorst = exact >= (vitals[vital] ?? 0);
    if (isWorst) vitals[vital] = exact;
    return isWorst;
  };
  const noteInteraction = (metric: INPMetric) => {
    if (!note(metric)) return;
    [slowest] = metric.entries;
    // Read now: the element may be gone when the page is left.
    const element = metric.entries.find(({ target }) => target)?.target as Element | undefined;
    region = element?.closest?.<HTMLElement>('[data-owner]')?.dataset.owner;
  };
  const options = { reportAllChanges: true };
  const onEachPage = { ...options, reportSoftNavs: true };
  for (const watch of [onFCP, onTTFB]) watch(note, options);
  for (const watch of [onCLS, onLCP]) watch(note, onEachPage);
  onINP(noteInteraction, onEachPage);
  if (globalThis.PerformanceObserver?.supportedEntryTypes.includes('long-animation-frame')) {
    const keep = (list: PerformanceObserverEntryList) =>
      frames.splice(
        0,
        Infinity,
        ...[...frames, ...(list.getEntries() as LongFrame[])].slice(-MAX_FRAMES),
      );
    new PerformanceObserver(keep).observe({ type: 'long-animation-frame', buffered: true });
  }
  return () => {
    if (!slowest || slowest.duration < SLOW_MS) return { vitals };
    const script = longestScript(slowest, frames);
    const ms = Math.round(slowest.duration);
    return { vitals, slow: { ms, ...(region && { region }), ...(script && { script }) } };
  };
}

/** The file of ours that ran longest in the frames of an interaction. */
function longestScript(
  { startTime, duration }: PerformanceEntry,
  frames: readonly LongFrame[],
): string | undefined {
  const [longest] = frames
    .filter((frame) => frame.startTime < startTime + duration)
    .filter((frame) => frame.startTime + frame.duration > startTime)
    .flatMap(({ scripts }) => scripts)
    .sort((one, other) => other.duration - one.duration);
  return FILE.exec(longest?.sourceURL ?? '')?.[1];
}
