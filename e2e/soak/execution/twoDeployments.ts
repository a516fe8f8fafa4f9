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
import { PINS_ADDRESS } from '@site/contracts/publishedRelease';
import { integrityOf } from '@site/releases';

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
  const names: Renaming[] = versions.map((version) => [version, nextOf(version)]);
  names.push(...pinsOfNext(first, names));
  cpSync(first, second, { recursive: true });
  for (const file of readdirSync(second, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = join(second, file);
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, renamed(text, names));
  }
  return {
    folders: [first, second],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Another version with as many characters. */
const nextOf = (version: string) =>
  basename(version).replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));

type Renaming = readonly [from: string, to: string];

const renamed = (text: string, names: readonly Renaming[]) =>
  names.reduce((it, [from, to]) => it.replaceAll(from, to), text);

/** Adds the files of pins that the pages of the second deployment ask for. @returns what those pages name otherwise */
function pinsOfNext(site: string, names: readonly Renaming[]): Renaming[] {
  const pins = join(site, PINS_ADDRESS);
  return readdirSync(pins).flatMap((folder) => {
    const next = nextOf(folder);
    cpSync(join(pins, folder), join(pins, next), { recursive: true });
    const files = readdirSync(join(pins, next));
    const hashes = files.flatMap((file): Renaming[] => {
      const path = join(pins, next, file);
      // The compressed copies hold what was there before.
      if (/\.(br|gz)$/.test(file)) {
        rmSync(path);
        return [];
      }
      const before = readFileSync(path);
      writeFileSync(path, renamed(before.toString('utf8'), names));
      return [[integrityOf(before), integrityOf(readFileSync(path))]];
    });
    return [[folder, next] as const, ...hashes];
  });
}
