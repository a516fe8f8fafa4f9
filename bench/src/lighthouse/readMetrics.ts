import type { LighthouseResult } from '@site/tooling/lighthouse';
import type { PageMetrics } from './metrics';

/** A file that the page asked for, as the audit `network-requests` lists it. */
interface NetworkRequest {
  transferSize?: number;
  resourceType?: string;
}

/** Reads what the benchmark compares out of a report of Lighthouse. @throws when a number is missing. */
export function readMetrics({ audits, categories }: LighthouseResult): PageMetrics {
  const number = (name: string) => {
    const { numericValue, errorMessage } = audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse gave no ${name}. ${errorMessage}`);
    return numericValue;
  };
  const items = <Item>(name: string) =>
    (audits[name]?.details as { items?: Item[] } | undefined)?.items ?? [];
  const requests = items<NetworkRequest>('network-requests');
  const weigh = (all: readonly NetworkRequest[]) =>
    all.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const tasks = items<{ duration: number }>('long-tasks').map(({ duration }) => duration);
  return {
    fcp: Math.round(number('first-contentful-paint')),
    lcp: Math.round(number('largest-contentful-paint')),
    tbt: Math.round(number('total-blocking-time')),
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    speedIndex: Math.round(number('speed-index')),
    longestTask: Math.round(Math.max(0, ...tasks)),
    bytes: weigh(requests),
    scriptBytes: weigh(requests.filter((it) => it.resourceType === 'Script')),
    requests: requests.length,
    score: Math.round((categories.performance?.score ?? 0) * 100),
  };
}
