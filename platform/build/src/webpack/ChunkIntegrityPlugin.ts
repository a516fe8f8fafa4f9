import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import { INTEGRITY_OF } from '@site/contracts/pinnedReleases';

/** Code that gives an element the hash that its file must have. */
const addIntegrity = (element: string, address: string) =>
  [
    `${element}.integrity = globalThis.${INTEGRITY_OF}?.(${address}) ?? '';`,
    // `Integrity-Policy` counts a hash only for a script that is fetched in CORS mode.
    `${element}.crossOrigin = 'anonymous';`,
  ].join('\n');

/**
 * Makes webpack's loaders of scripts and styles ask the page for the hash that a file must have. The hashes come with the
 * page, from the release's manifest: a chunk cannot know the hash of another that is built at the same time.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (source) =>
        [source, addIntegrity('script', 'url')].join('\n'),
      );
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap('ChunkIntegrityPlugin', (source, { tag, href }) =>
        [source, addIntegrity(tag, href)].join('\n'),
      );
    });
  }
}
