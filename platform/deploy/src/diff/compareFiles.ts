import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { SERVICE_WORKER_PATH } from '@site/contracts/serviceWorker';
import { sha256 } from '../host/readComposedSite';
import { withoutReleases } from './withoutReleases';

/** A file of a site: what tells whether it is the same. Of a text, its lines. */
export type FileContent = readonly string[];

export interface FileChange {
  file: string;
  /** Lines of one side alone; the whole file where the other side has none. */
  before: FileContent;
  after: FileContent;
}

/** The worker begins with the files of the releases, which are compared by themselves. */
const COMPOSITION = /^self\._COMPOSED_SITE=.*$/m;

const IS_TEXT = /\.(txt|xml|json|webmanifest)$/;

export function contentOf(path: string, bytes: Buffer): FileContent {
  const text = withoutReleases(String(bytes)).replace(COMPOSITION, '');
  if (IS_TEXT.test(path)) return text.replace(/([,{}])/g, '$1\n').split('\n');
  const whole = path === SERVICE_WORKER_PATH ? Buffer.from(text) : bytes;
  return [`${whole.length.toLocaleString('en')} bytes, ${sha256(whole).slice(0, 12)}`];
}

/** `shell/page.js` for `/releases/shell/1.0.0-0123456789ab/page.01234567.js`. */
const plainName = (address: string): string =>
  address
    .slice(RELEASES_ADDRESS.length)
    .replace(/\/[^/]+/, '')
    .replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '')
    .replace(/\/\d+\.(?=\w+$)/, '/[id].');

/** The scripts and styles of a release by names that the next release has as well. */
export function filesOfRelease(integrity: Readonly<Record<string, string>>) {
  const files = new Map<string, string[]>();
  for (const [address, hash] of Object.entries(integrity)) {
    const name = plainName(address);
    files.set(name, [...(files.get(name) ?? []), hash.slice(0, 'sha256-'.length + 8)].sort());
  }
  return files;
}

type Files = ReadonlyMap<string, FileContent>;

export function compareFiles(before: Files, after: Files) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changes = names.flatMap((file): FileChange[] => {
    const [was, is] = [before.get(file) ?? [], after.get(file) ?? []];
    if (was.join('\n') === is.join('\n')) return [];
    const lack = (lines: FileContent, others: FileContent) =>
      lines.filter((line) => !others.includes(line));
    return [{ file, before: lack(was, is), after: lack(is, was) }];
  });
  const changed = new Set(changes.map(({ file }) => file));
  return { changes, same: names.filter((name) => !changed.has(name)) };
}
