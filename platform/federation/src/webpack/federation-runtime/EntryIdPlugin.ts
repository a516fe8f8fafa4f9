import type { Compiler, Module } from 'webpack';

/** The file that the federation plugin writes and lets every build begin with. */
const ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/** The files that a module was made of: webpack puts several into one. */
const filesOf = (module: Module): string[] => [
  ...('resource' in module ? [String(module.resource)] : []),
  ...('modules' in module ? (module.modules as Module[]).flatMap(filesOf) : []),
];

/**
 * Gives the federation's own entry an id. Its name holds a hash of absolute paths, and webpack makes ids from names: the same
 * sources would be another release in another folder.
 */
export class EntryIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EntryIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('EntryIdPlugin', (modules) => {
        for (const module of modules) {
          if (!filesOf(module).some((file) => ENTRY.test(file))) continue;
          compilation.chunkGraph.setModuleId(module, 'federation');
        }
      });
    });
  }
}
