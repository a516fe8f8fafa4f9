import type { FailureReason } from '@site/contracts/visitReport';

/**
 * What tells the reasons apart: the texts of the federation runtime (for a remote's first script), of webpack's chunk
 * loader and container (for those that follow), and of `remotes`, whose `fetch` each browser answers in other words when it
 * is refused. The first that fits counts; whatever fits none is an error of the remote's own.
 */
const signs: readonly [FailureReason, RegExp][] = [
  ['timeout', /took too long|timed out|\(timeout: /],
  ['threw', /ScriptExecutionError/],
  ['missing', /has no default export|does not exist in container|RUNTIME-001/],
  [
    'refused',
    /ScriptNetworkError|RUNTIME-008|^Loading (CSS )?chunk .* failed|was answered with|Failed to fetch|NetworkError|Load failed/s,
  ],
];

/** Sorts the failure of an attempt to load a module under one of the four reasons. */
export function failureReason(failure: unknown): FailureReason {
  const text = failure instanceof Error ? failure.message : String(failure);
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'threw';
}
