import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { VisitReport, WebVital } from '@site/contracts/visitReport';

/** Measures the web vitals, and gives them as they change. A browser without one of the measurements leaves it out. */
export function watchVitals(): VisitReport['vitals'] {
  const vitals: VisitReport['vitals'] = {};
  // Each page is measured for itself, and the visit is as good as its worst one.
  const note = ({ name, value, navigationType }: Metric) => {
    const isRoute = name === 'LCP' && navigationType === 'soft-navigation';
    const vital = isRoute ? 'route' : (name.toLowerCase() as WebVital);
    const exact = vital === 'cls' ? Number(value.toFixed(4)) : Math.round(value);
    vitals[vital] = Math.max(exact, vitals[vital] ?? 0);
  };
  const options = { reportAllChanges: true };
  const onEachPage = { ...options, reportSoftNavs: true };
  for (const watch of [onFCP, onTTFB]) watch(note, options);
  for (const watch of [onCLS, onLCP, onINP]) watch(note, onEachPage);
  return vitals;
}
