import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Language } from '@site/contracts/languages';
import { PINS, type PinnedReleases } from '@site/contracts/pinnedReleases';
import { PINS_ADDRESS } from '@site/contracts/publishedRelease';
import type { PageFile } from '../page/pageHtml';
import { integrityOf, pathInside, type LiveReleases } from '@site/releases';
import { languagesOf, pinnedReleases } from './filesOfPage';

const HASH_LENGTH = 12;

/** The script with the pins of all live releases, which every page of a language starts with. */
export type PinsScript = Required<PageFile> & { text: string };

/** Makes these scripts of a deployment. */
export function pinsScripts(live: LiveReleases): ReadonlyMap<Language, PinsScript> {
  const texts = languagesOf(live).map(
    (language) =>
      [language, `self.${PINS}=${JSON.stringify(pinnedReleases(live, language))};`] as const,
  );
  const all = texts.map(([, text]) => text).join('\n');
  const hash = createHash('sha256').update(all).digest('hex').slice(0, HASH_LENGTH);
  return new Map(
    texts.map(([language, text]) => [
      language,
      {
        address: `${PINS_ADDRESS}${hash}/${language}.js`,
        integrity: integrityOf(Buffer.from(text)),
        text,
      },
    ]),
  );
}

/** The pins in the text of such a script. */
export const readPins = (text: string): PinnedReleases =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as PinnedReleases;

/** Writes them to a site. */
export async function placePinsScripts(live: LiveReleases, site: string): Promise<void> {
  for (const { address, text } of pinsScripts(live).values()) {
    const file = pathInside(site, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
