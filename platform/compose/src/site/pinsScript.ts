import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PINS } from '@site/contracts/pinnedReleases';
import { PINS_ADDRESS } from '@site/contracts/publishedRelease';
import type { PageFile } from '../page/pageHtml';
import { integrityOf } from '@site/releases/release/hashFiles';
import { pathInside } from '@site/releases/release/pathInside';
import type { LiveReleases } from '@site/releases/release/releaseFormat';
import { pinnedReleases } from './pinnedRelease';

const HASH_LENGTH = 12;

/** The script with the pins of all live releases, which every page starts with. */
export type PinsScript = Required<PageFile> & { text: string };

/** Makes this script of a deployment. */
export function pinsScript(live: LiveReleases): PinsScript {
  const text = `self.${PINS}=${JSON.stringify(pinnedReleases(live))};`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return {
    address: `${PINS_ADDRESS}${hash}/pins.js`,
    integrity: integrityOf(Buffer.from(text)),
    text,
  };
}

/** Writes it to a site. */
export async function placePinsScript(live: LiveReleases, site: string): Promise<void> {
  const { address, text } = pinsScript(live);
  const file = pathInside(site, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
