import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleBlock, styleHash, type PageStyles, type StyleBlock } from '../../page/styleBlock';
import type { ReleaseFile } from '../filesOfPage';
import { withoutRepeats } from './withoutRepeats';

/** A block, and what a policy calls it. */
export type HashedBlock = StyleBlock & HashedStyles;

export interface HashedStyles extends PageStyles {
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
  const joined = new Map<string, HashedStyles>();

  return {
    /** The block of some sheets that pages need together; undefined if there is none. */
    of(files: readonly ReleaseFile[]): Promise<HashedBlock | undefined> {
      const key = files.map(addressOf).join(' ');
      const block = made.get(key) ?? readTogether(files);
      made.set(key, block);
      return block;
    },

    /** Some blocks as one, each behind its marks. */
    joined(parts: readonly (readonly [marks: string, block: HashedBlock])[]): HashedStyles {
      // Not by its first sheet, which blocks of several languages have in common.
      const key = parts.map(([marks, { hash }]) => marks + hash).join(' ');
      const known = joined.get(key);
      if (known) return known;
      const text = withoutRepeats(parts.map(([marks, block]) => marks + block.text).join(''));
      const block = { text, hash: styleHash({ text }) };
      joined.set(key, block);
      return block;
    },
  };
}
