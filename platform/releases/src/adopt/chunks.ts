import { textOf, type ForeignBuild } from './foreignBuild';
import { isChunk } from './readScript';

/** The ids of the chunks in a file: `.push([[269],{…` of webpack, `.push([["i"],{…` of Rspack. */
const idsIn = (text: string): string[] =>
  (/\.push\(\[\[([^\]]*)\]/.exec(text)?.[1] ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^["']|["']$/g, ''))
    .filter(Boolean);

/** The ids of the chunks that code asks for later: `r.e(66)`, `t.e("i")`, with a comment before or a priority after them. */
const idsAskedBy = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b[\w$]+\.e\(\s*(?:\/\*.*?\*\/\s*)?["']?([\w$./-]+?)["']?\s*(?:,\s*["']\w+["']\s*)?\)/g,
    ),
  ].map(([, id = '']) => id);

/**
 * The chunks that the modules of a build need, at once or later. Takes the scripts that its manifest names; it may leave out
 * what a lazy part loads in turn.
 * @throws for one that is no chunk: to run it early might start something, and without it nothing of the build can be shown
 */
export function chunksNeeded(build: ForeignBuild, named: readonly string[]): string[] {
  const chunks = [...build.files.keys()].filter(
    (key) => /\.js$/.test(key) && isChunk(textOf(build, key)),
  );
  const fileOf = new Map(
    chunks.flatMap((file) => idsIn(textOf(build, file)).map((id) => [id, file] as const)),
  );
  const other = named.find((name) => !chunks.includes(name));
  if (other !== undefined) {
    throw new Error(
      `${other} is not a chunk as webpack and Rspack write it, so it cannot be loaded ahead. Leave output.chunkFormat and output.chunkLoadingGlobal as they come, and build no runtimeChunk.`,
    );
  }
  const needed = new Set(named);
  // A set hands out what is added while it is read.
  for (const file of needed) {
    for (const id of idsAskedBy(textOf(build, file))) {
      const asked = fileOf.get(id);
      if (asked !== undefined) needed.add(asked);
    }
  }
  return [...needed];
}
