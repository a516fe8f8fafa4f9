import { readPublishedBy, type Published } from '@site/compose';

const TIMEOUT_MS = 20_000;

/** Reads from the pages at a public address which releases they show; undefined where there are no such pages. */
export async function readPublicReleases(address: string): Promise<Published | undefined> {
  try {
    return await readPublishedBy(async (path) => {
      const response = await fetch(address + path.replace(/\/index\.html$/, '/'), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      return response.ok ? text : undefined;
    });
  } catch {
    // Not a site of ours, or none that answers.
    return undefined;
  }
}
