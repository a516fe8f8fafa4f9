import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Language } from '@site/contracts/languages';
import type { FurtherPins } from '@site/contracts/pinnedReleases';
import { PINS_ADDRESS } from '@site/contracts/publishedRelease';
import { remoteNames } from '@site/tooling/workspace';
import { integrityOf } from '../releases/hashFiles';
import type { LiveReleases } from '../releases/liveReleases';
import { pathInside } from '../releases/pathInside';
import { compressFile, type CompressOptions } from './compressFolder';
import { languagesOf, pinnedReleases } from './filesOfPage';

const HASH_LENGTH = 12;

/** The pins of all remotes of a deployment, in one language. */
export interface PinsOfRemotes {
  /** What pages say of them. */
  block: FurtherPins;
  /** What the file at the block's address holds. */
  text: string;
}

/**
 * Makes the pins that pages of a deployment leave to a file. There is one file for each language, whatever page asks for it. None for
 * a shell that does not fetch them.
 */
export function furtherPins(live: LiveReleases): Map<Language, PinsOfRemotes> {
  if (!live.shell.fetchesPins) return new Map();
  const isNamed = (name: string) => name !== 'shell';
  const made = languagesOf(live).map((language) => {
    const releases = pinnedReleases(live, language, { isNamed });
    return { language, releases, text: JSON.stringify(releases) };
  });
  const hash = createHash('sha256').update(made.map(({ text }) => text).join('\n'));
  const folder = `${PINS_ADDRESS}${hash.digest('hex').slice(0, HASH_LENGTH)}/`;
  const absent = remoteNames.filter((name) => !live[name]);
  return new Map(
    made.map(({ language, releases, text }) => {
      const routes = Object.values(releases).flatMap((it) => it.routes ?? []);
      const menu = routes.flatMap(({ path, texts }) => {
        const entry = texts[language]?.menu;
        return entry === undefined ? [] : [{ path, menu: entry }];
      });
      const block: FurtherPins = {
        address: `${folder}${language}.json`,
        integrity: integrityOf(Buffer.from(text)),
        ...(menu.length > 0 && { menu }),
        ...(absent.length > 0 && { absent }),
      };
      return [language, { block, text }];
    }),
  );
}

export interface PlacePinsOptions extends CompressOptions {
  isCompressed?: boolean;
}

/** Writes them to a site. */
export async function placeFurtherPins(
  live: LiveReleases,
  site: string,
  { isCompressed = true, cache }: PlacePinsOptions = {},
): Promise<void> {
  for (const { block, text } of furtherPins(live).values()) {
    const file = pathInside(site, block.address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (isCompressed) await compressFile(file, { cache });
  }
}
