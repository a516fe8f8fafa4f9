import { relative, sep } from 'node:path';
import type { Compiler } from 'webpack';
import { root } from '@site/tooling/workspace';

const NAME = 'ReplaceModulePlugin';

export interface Replacement {
  /** The file that is replaced: its path below `node_modules`, with slashes. */
  file: string;
  /** The file that takes its place, absolute. */
  by: string;
}

const withSlashes = (path: string) => path.split(sep).join('/');

function message({ file, by }: Replacement, found: readonly string[]): string {
  const places = found.map((path) => withSlashes(relative(root, path)));
  const own = withSlashes(relative(root, by));
  const count = found.length
    ? `this build has ${found.length} copies of it: ${places.join(', ')}. Install one version of the package`
    : `no module of this build is that file. Find where the library has moved it and change the path, or remove the replacement`;
  return `${own} replaces ${file}, but ${count}.`;
}

/**
 * Replaces one file of an installed package, whichever way it is imported. A build in which the file is missing, or is there
 * twice, fails: after an update of the package the replacement would otherwise stop working without notice, as webpack's
 * NormalModuleReplacementPlugin does. That one also keeps the loaders of the file that it replaces.
 */
export class ReplaceModulePlugin {
  constructor(private readonly replacement: Replacement) {}

  apply(compiler: Compiler): void {
    const { file, by } = this.replacement;
    const found = new Set<string>();
    compiler.resolverFactory.hooks.resolver.for('normal').tap(NAME, (resolver) => {
      const start = resolver.ensureHook('resolve');
      // After the path is known, so that the form of the request is irrelevant; before the rules choose a loader.
      resolver
        .getHook('existing-file')
        .tapAsync({ name: NAME, stage: -10 }, (request, context, callback) => {
          if (!request.path || !withSlashes(request.path).endsWith(`/node_modules/${file}`))
            return callback();
          found.add(request.path);
          const replaced = {
            ...request,
            request: by,
            query: '',
            fragment: '',
            fullySpecified: false,
          };
          resolver.doResolve(start, replaced, `${file} is replaced by ${by}`, context, callback);
        });
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, () => {
        if (found.size === 1) return;
        const text = message(this.replacement, [...found].sort());
        compilation.errors.push(new compiler.webpack.WebpackError(text));
      });
    });
  }
}
