import type { Compiler, Module } from 'webpack';

const NAME = 'SameInAnyFolderPlugin';

/** The file that the federation plugin writes and lets every build begin with. */
const ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/** The path of that file without the hash in its name, which is one of absolute paths. */
export const withoutHashOfFolder = (path: string): string =>
  path.replace(/(\.federation[\\/]entry)\.[0-9a-f]+\.js$/, '$1.js');

/** A remote's own entry, which imports that file. */
const CONTAINER = /^container entry \(/;

/** The modules that a module was made of: webpack puts several into one. */
const partsOf = (module: Module): Module[] => [
  module,
  ...('modules' in module ? (module.modules as Module[]).flatMap(partsOf) : []),
];

const isEntry = (module: Module) => 'resource' in module && ENTRY.test(String(module.resource));

/**
 * Names the federation plugin's modules. Their own names hold a hash of absolute paths, and webpack makes ids and comments
 * from names: the same sources would be another release in another folder.
 */
export class SameInAnyFolderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const entries = partsOf(module).filter(isEntry);
          entries.forEach((entry) => (entry.readableIdentifier = () => 'federation'));
          if (entries.length) compilation.chunkGraph.setModuleId(module, 'federation');
          else if (CONTAINER.test(module.identifier())) {
            compilation.chunkGraph.setModuleId(module, 'container');
          }
        }
      });
    });
  }
}
