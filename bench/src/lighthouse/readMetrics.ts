import type { PageMetrics } from './metrics';

/** What is read of a report of Lighthouse. */
export interface LighthouseResult {
  audits: Record<string, { numericValue?: number; errorMessage?: string }>;
  categories: Record<string, { score: number | null }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

/** Reads what the benchmark compares. @throws when the page could not be loaded, or a number is missing. */
export function readMetrics({ audits, categories, runtimeError }: LighthouseResult): PageMetrics {
  if (runtimeError) throw new Error(runtimeError.message);
  const number = (name: string) => {
    const { numericValue, errorMessage } = audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse gave no ${name}. ${errorMessage}`);
    return numericValue;
  };
  return {
    fcp: Math.round(number('first-contentful-paint')),
    lcp: Math.round(number('largest-contentful-paint')),
    tbt: Math.round(number('total-blocking-time')),
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    score: Math.round((categories.performance?.score ?? 0) * 100),
  };
}
