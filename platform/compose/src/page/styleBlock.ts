import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredRelease } from '@site/releases/release/releaseFormat';

/** A file of a release, relative to the release's browser files. */
export interface ReleaseFile {
  release: StoredRelease;
  file: string;
}

/** A style sheet of a release as it stands in a page. */
export interface StyleBlock {
  /** The address of the release's files: `/releases/shell/1.4.0-0123456789ab/`. */
  base: string;
  /** The sheet's file name; webpack's loader finds it by this and does not load the sheet again. */
  file: string;
  text: string;
}

/** An address in a sheet that is relative to the sheet. */
const RELATIVE = /url\((["']?)(?!data:|https?:|[/#])([^)"']+)\1\)/g;

/**
 * Makes a sheet into a block of a page, where its relative addresses would lead elsewhere. Throws where it cannot stand
 * there.
 */
export function styleBlock(base: string, file: string, sheet: string): StyleBlock {
  const text = sheet.replace(RELATIVE, (_, quote: string, address: string) => {
    return `url(${quote}${base}${address}${quote})`;
  });
  if (/<\/style|<!--/i.test(text)) throw new Error(`${base}${file} holds what ends a style block.`);
  return { base, file, text };
}

async function readBlock({ release, file }: ReleaseFile): Promise<StyleBlock> {
  const sheet = await readFile(join(release.folder, 'web', file), 'utf8');
  return styleBlock(release.base, file, sheet);
}

/** Reads sheets as blocks of a page. A sheet is the same on all pages that need it, and is read once in a composition. */
export function styleBlocks(): (files: readonly ReleaseFile[]) => Promise<StyleBlock[]> {
  const made = new Map<string, Promise<StyleBlock>>();
  return (files) =>
    Promise.all(
      files.map((sheet) => {
        const address = sheet.release.base + sheet.file;
        const block = made.get(address) ?? readBlock(sheet);
        made.set(address, block);
        return block;
      }),
    );
}
