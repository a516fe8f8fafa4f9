import type { Compiler } from 'webpack';
import { INTEGRITY_OF } from '@site/contracts/pinnedReleases';

/**
 * Makes webpack's chunk loader ask the page for the hash that a script must have. The hashes come with the page, from
 * the release's manifest: a chunk cannot know the hash of another that is built at the same time.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (source) =>
        [
          source,
          `script.integrity = globalThis.${INTEGRITY_OF}?.(url) ?? '';`,
          // `Integrity-Policy` counts a hash only for a script that is fetched in CORS mode.
          "script.crossOrigin = 'anonymous';",
        ].join('\n'),
      );
    });
  }
}
