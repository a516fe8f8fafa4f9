import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleBlock, styleHash, type StyleBlock } from '../../page/styleBlock';
import type { ReleaseFile } from '../filesOfPage';

/** A block, and what a policy calls it. */
export interface HashedBlock extends StyleBlock {
  hash: string;
}

const addressOf = ({ release, file }: ReleaseFile) => release.base + file;

async function readBlock({ release, file }: ReleaseFile): Promise<StyleBlock> {
  const sheet = await readFile(join(release.folder, 'web', file), 'utf8');
  return styleBlock(release.base, file, sheet);
}

/** Several sheets of one release as one block, named by the first. */
async function readTogether(files: readonly ReleaseFile[]): Promise<HashedBlock | undefined> {
  const [first, ...others] = await Promise.all(files.map(readBlock));
  const text = [first, ...others].map((it) => it?.text).join('');
  return first && { ...first, text, hash: styleHash({ text }) };
}

/** Makes the style blocks of one composition. A block is the same on all pages that need it, and is read once. */
export function styleBlocks() {
  const made = new Map<string, Promise<HashedBlock | undefined>>();

  return {
    /** The block of some sheets that pages need together; undefined if there is none. */
    of(files: readonly ReleaseFile[]): Promise<HashedBlock | undefined> {
      const key = files.map(addressOf).join(' ');
      const block = made.get(key) ?? readTogether(files);
      made.set(key, block);
      return block;
    },
  };
}
