import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import { withoutReleases } from '../pages/withoutReleases';
import type { ComparedSite } from '../sites/comparedSite';
import { compareLists, sharedWords } from './compareLists';
import type { RegionChange } from './regionChange';

/** Files at the root of the site follow from the shell's release. */
const OWNER = 'shell';

export const bytesText = (bytes: number) => `${bytes.toLocaleString('en')} bytes`;

const TEXT = /\.(txt|xml|json|webmanifest)$/;

/** The worker begins with the files of the releases, which are compared by themselves. */
const COMPOSITION = /^self\._COMPOSED_SITE=.*$/m;

function textOf(path: string, bytes: Buffer): string {
  const text = withoutReleases(String(bytes));
  return path === SERVICE_WORKER_PATH ? text.replace(COMPOSITION, '') : text;
}

const linesOf = (text: string) => text.split(/\n|(?<=[,{}])/).map((it) => it.trim());

function compareFile(
  path: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): RegionChange[] {
  const change = { heading: 'files', what: path, region: OWNER } as const;
  const told = (bytes: Buffer) => bytesText(bytes.length);
  if (!before || !after) {
    if (!before && !after) return [];
    return [
      { ...change, ...(before && { before: told(before) }), ...(after && { after: told(after) }) },
    ];
  }
  const [one, other] = [before, after].map((it) => textOf(path, it)) as [string, string];
  if (before.equals(after) || one === other) return [];
  if (!TEXT.test(path)) return [{ ...change, before: told(before), after: told(after) }];
  const changes = compareLists(linesOf(one), linesOf(other), (it) => it, sharedWords);
  return changes.map((it) => ({ ...change, ...it }));
}

/** What changes about the files beside pages and releases: for search engines, home screens, shared links, no network. */
export async function compareFiles(
  before: ComparedSite,
  after: ComparedSite,
): Promise<RegionChange[]> {
  const paths = [...new Set([...(await before.files()), ...(await after.files())])].sort();
  const changes = paths.map(async (path) =>
    compareFile(path, await before.file(path), await after.file(path)),
  );
  return (await Promise.all(changes)).flat();
}
