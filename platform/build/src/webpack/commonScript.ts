import type { Chunk } from 'webpack';

/** webpack's cache group for what scripts in as many languages have in common: it is a script of its own. */
export const commonScript = (name: string, inLanguages: readonly string[]) => ({
  name,
  chunks: (chunk: Chunk) => !!chunk.name && inLanguages.includes(chunk.name),
  minChunks: inLanguages.length,
  enforce: true,
});
