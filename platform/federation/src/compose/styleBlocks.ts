import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleBlock, styleHash, type StyleBlock } from '../page/styleBlock';
import type { ReleaseFile } from './filesOfPage';

/** Makes the style blocks of one composition. A sheet is one block on all pages that need it, and is read once. */
export function styleBlocks() {
  const made = new Map<string, Promise<StyleBlock>>();
  const hashes = new Set<string>();

  async function make({ release, file }: ReleaseFile): Promise<StyleBlock> {
    const sheet = await readFile(join(release.folder, 'web', file), 'utf8');
    const block = styleBlock(release.base, file, sheet);
    hashes.add(styleHash(block));
    return block;
  }

  return {
    of(it: ReleaseFile): Promise<StyleBlock> {
      const address = it.release.base + it.file;
      const block = made.get(address) ?? make(it);
      made.set(address, block);
      return block;
    },
    /** Of the blocks that were made so far, in an order that does not depend on chance. */
    hashes: () => [...hashes].sort(),
  };
}
