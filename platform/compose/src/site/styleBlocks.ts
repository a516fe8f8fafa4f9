import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleBlock, type StyleBlock } from '../page/styleBlock';
import type { ReleaseFile } from './filesOfPage';

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
