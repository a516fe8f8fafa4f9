import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A deployment and one that differs from it in the release of the order team, as after `npm run site -- use`. */
export interface TwoDeployments {
  folders: readonly string[];
  remove(): void;
}

/**
 * Copies a composed site twice and gives the second copy's order forms another release: the same files under another version.
 * As on a host, either has the files of both, since pages of the other may be open.
 */
export function twoDeployments(composed: string): TwoDeployments {
  const folder = mkdtempSync(join(tmpdir(), 'site-next-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  cpSync(realpathSync(composed), first, { recursive: true });
  const releases = join(first, 'releases', 'remote-order');
  const versions = readdirSync(releases).filter((name) => !name.includes('.json'));
  for (const version of versions)
    cpSync(join(releases, version), join(releases, nextOf(version)), { recursive: true });
  cpSync(first, second, { recursive: true });
  for (const file of readdirSync(second, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = join(second, file);
    const text = readFileSync(page, 'utf8');
    writeFileSync(
      page,
      versions.reduce((it, version) => it.replaceAll(version, nextOf(version)), text),
    );
    // The compressed copies hold what was there before.
    ['.br', '.gz'].forEach((ending) => rmSync(page + ending, { force: true }));
  }
  return {
    folders: [first, second],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Another version with as many characters. */
const nextOf = (version: string) =>
  basename(version).replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
