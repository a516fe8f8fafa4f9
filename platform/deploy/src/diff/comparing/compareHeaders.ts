import { withoutHashes } from '../pages/withoutReleases';
import type { ComparedPage } from '../sites/comparedSite';
import type { RegionChange } from './regionChange';

/** Headers are made by the server's room. */
const OWNER = 'platform/server';

/** What changes about a page's response headers. A policy's hashes follow from the styles, which are compared by themselves. */
export function compareHeaders(
  { headers: before }: ComparedPage,
  { headers: after }: ComparedPage,
): RegionChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const value = (headers: ComparedPage['headers'], name: string) =>
    headers[name] === undefined ? undefined : withoutHashes(headers[name]);
  return names.flatMap((name) => {
    const [one, other] = [value(before, name), value(after, name)];
    if (one === other) return [];
    return [
      {
        heading: 'headers' as const,
        what: name,
        ...(one !== undefined && { before: one }),
        ...(other !== undefined && { after: other }),
        region: OWNER,
      },
    ];
  });
}
