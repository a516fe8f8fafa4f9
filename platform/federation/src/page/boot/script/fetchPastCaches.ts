import type { ReleaseFile } from './releaseFiles';

/** Fetches a file from the network, so that it replaces what the browser has kept. Rejects when it is damaged or late. */
export const fetchPastCaches = (
  address: string,
  { integrity }: ReleaseFile,
  timeoutMs: number,
): Promise<Response> =>
  fetch(address, {
    cache: 'reload',
    integrity,
    // Older browsers have no `timeout`, and need none.
    signal: (AbortSignal as Partial<typeof AbortSignal>).timeout?.(timeoutMs) as AbortSignal,
  });
