import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';
import { INTEGRITY_OF, SCRIPT_ADDRESS } from '@site/contracts/pinnedReleases';

/** Code that gives an element the hash that its file must have. */
const addIntegrity = (element: string, address: string) =>
  [
    `${element}.integrity = globalThis.${INTEGRITY_OF}?.(${address}) ?? '';`,
    // `Integrity-Policy` counts a hash only for a script that is fetched in CORS mode.
    `${element}.crossOrigin = 'anonymous';`,
  ].join('\n');

const SET_ADDRESS = 'script.src = url;';

/**
 * Webpack's own `trustedTypes` would make a policy for each application, which lets any address pass, and throw where another
 * program has made one of that name.
 */
function passPolicy(source: string): string {
  if (!source.includes(SET_ADDRESS)) throw new Error(`webpack's loader has no "${SET_ADDRESS}".`);
  return source.replace(SET_ADDRESS, `script.src = globalThis.${SCRIPT_ADDRESS}?.(url) ?? url;`);
}

/**
 * Makes webpack's loaders of scripts and styles ask the page for the hash that a file must have. The hashes come with the
 * page, from the release's manifest: a chunk cannot know the hash of another that is built at the same time. The address of a
 * script passes the page's Trusted Types policy.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (source) =>
        [passPolicy(source), addIntegrity('script', 'url')].join('\n'),
      );
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap('ChunkIntegrityPlugin', (source, { tag, href }) =>
        [source, addIntegrity(tag, href)].join('\n'),
      );
    });
  }
}
