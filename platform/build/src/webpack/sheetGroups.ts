import { join } from 'node:path';
import type { Chunk, Module } from 'webpack';
import { root } from '@site/tooling/workspace';

/** webpack's cache group that gives the styles of some files a sheet of their own. */
export const sheetGroup = (
  name: string,
  isApart: (file: string) => boolean,
  chunks: 'all' | ((chunk: Chunk) => boolean) = 'all',
) =>
  ({
    name,
    type: 'css/mini-extract',
    test: (module: Module) => isApart(module.nameForCondition() ?? ''),
    chunks,
    // Before what the languages have in common.
    priority: 1,
    enforce: true,
  }) as const;

/** Folders and files, from the repository's root, by the name of their sheet. */
export type SeparateStyles = Readonly<Record<string, readonly string[]>>;

/**
 * Parts styles of some chunks. Where several modules lie in one script, the order of their styles in one sheet would differ from
 * build to build.
 */
export const sheetGroups = (styles: SeparateStyles, isOfChunk: (chunk: Chunk) => boolean) =>
  Object.fromEntries(
    Object.entries(styles).map(([name, places]) => {
      const paths = places.map((place) => join(root, place));
      const isApart = (file: string) => paths.some((path) => file.startsWith(path));
      return [name, sheetGroup(name, isApart, isOfChunk)] as const;
    }),
  );
