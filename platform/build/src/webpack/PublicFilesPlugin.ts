import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Compiler } from 'webpack';
import { PUBLIC_FOLDER } from '@site/releases/release/releaseFormat';

/** Adds the files of `public` to a build as they are: others ask for them by name. */
export class PublicFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const folder = join(compiler.context, PUBLIC_FOLDER);
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFilesPlugin', stage }, () => {
        compilation.contextDependencies.add(folder);
        const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
        for (const entry of entries.filter((entry) => entry.isFile())) {
          const file = join(entry.parentPath, entry.name);
          const name = [PUBLIC_FOLDER, ...relative(folder, file).split(sep)].join('/');
          compilation.emitAsset(name, new sources.RawSource(readFileSync(file)));
        }
      });
    });
  }
}
