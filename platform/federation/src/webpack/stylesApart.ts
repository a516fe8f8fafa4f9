import { join } from 'node:path';
import type { Chunk, Module } from 'webpack';
import { root } from '@site/tooling/workspace';

/** Folders and files with styles that few pages show, from the repository's root, by the name of their sheet. */
export type SheetsApart = Readonly<Record<string, readonly string[]>>;

/**
 * Parts from the styles of some chunks what few pages show: webpack's groups for it. A page has such a sheet in it if it shows
 * something of it.
 */
export function stylesApart(sheets: SheetsApart, isOfChunk: (chunk: Chunk) => boolean) {
  const groups = Object.entries(sheets).map(([name, places]) => {
    const paths = places.map((it) => join(root, it));
    return [
      name,
      {
        name,
        type: 'css/mini-extract',
        test: (module: Module) => {
          const file = module.nameForCondition() ?? '';
          return paths.some((it) => file.startsWith(it));
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
