import { join } from 'node:path';
import type { Chunk, Module } from 'webpack';
import { root } from '@site/tooling/workspace';

/** Folders and files, from the repository's root, by the name of their sheet. */
export type SeparateSheets = Readonly<Record<string, readonly string[]>>;

/**
 * Parts styles of some chunks: webpack's groups for it. Where several modules lie in one script, the order of their styles in one
 * sheet would differ from build to build.
 */
export function separateStyles(sheets: SeparateSheets, isOfChunk: (chunk: Chunk) => boolean) {
  const groups = Object.entries(sheets).map(([name, places]) => {
    const paths = places.map((place) => join(root, place));
    return [
      name,
      {
        name,
        type: 'css/mini-extract',
        test: (module: Module) => {
          const file = module.nameForCondition() ?? '';
          return paths.some((path) => file.startsWith(path));
        },
        chunks: isOfChunk,
        // Before what the languages have in common.
        priority: 1,
        enforce: true,
      },
    ] as const;
  });
  return Object.fromEntries(groups);
}
