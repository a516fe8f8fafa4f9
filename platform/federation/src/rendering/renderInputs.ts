import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEXTS_FOLDER } from '@site/contracts/rendering';
import type { StoredRelease } from '../releases/releaseFormat';

const SERVER = 'server/';

/** Stands for the address of a release's files. */
const placeOf = ({ application }: StoredRelease) => `\u0000${application}\u0000`;

/**
 * A text in which the addresses of releases stand for themselves, so that it is the same for releases that differ in
 * them alone.
 */
export const withoutAddresses = (text: string, releases: readonly StoredRelease[]): string =>
  releases.reduce((result, it) => result.replaceAll(it.base, placeOf(it)), text);

const PLACE = /\u0000(\w+)\u0000/g;

/** The same text for these releases. */
export function withAddresses(text: string, releases: readonly StoredRelease[]): string {
  const bases = new Map(releases.map((it) => [placeOf(it), it.base]));
  return text.replace(PLACE, (place) => bases.get(place) ?? place);
}

const TEXTS = `${SERVER}${TEXTS_FOLDER}/`;

/** The hash of each text of a release that is a file of its own, by remote and path: `remoteProducts/texts/forte.json`. */
export const textHashes = ({ application, files }: StoredRelease): [string, string][] =>
  Object.entries(files).flatMap(([file, hash]) =>
    file.startsWith(TEXTS) ? [[`${application}/${file.slice(SERVER.length)}`, hash]] : [],
  );

/**
 * The hash of a release's server build, without those texts and without the address of its files on the site, which is
 * another one in each release.
 */
export async function serverHash(release: StoredRelease): Promise<string> {
  const hash = createHash('sha256');
  const isCode = (file: string) => file.startsWith(SERVER) && !file.startsWith(TEXTS);
  const files = Object.keys(release.files).filter(isCode);
  for (const file of files.sort()) {
    const text = await readFile(join(release.folder, file), 'latin1');
    hash.update(`${file}\0${withoutAddresses(text, [release])}\0`);
  }
  return hash.digest('hex');
}

/** What renders and checks: a change to it is a reason to render again. */
export const renderingCode = [
  './cachedPages.ts',
  './renderProcess.ts',
  './refuseUnfinished.ts',
  './renderInputs.ts',
  './renderPages.ts',
].map((file) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'));
