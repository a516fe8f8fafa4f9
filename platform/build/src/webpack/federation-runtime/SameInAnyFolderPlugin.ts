import webpack, { type Compiler, type Module } from 'webpack';

const NAME = 'SameInAnyFolderPlugin';

/** The file that the federation plugin writes and lets every build begin with. */
const ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/** A remote's own entry, which imports that file. */
const CONTAINER = /^container entry \(/;

/** The modules that a module was made of: webpack puts several into one. */
const partsOf = (module: Module): Module[] => [
  module,
  ...('modules' in module ? (module.modules as Module[]).flatMap(partsOf) : []),
];

const isEntry = (module: Module): module is webpack.NormalModule =>
  module instanceof webpack.NormalModule && ENTRY.test(module.resource);

/** After webpack's own plugin has asked for a source map of every module. */
const LATE = 100;

/**
 * Names the federation plugin's modules, and leaves the file that it writes out of source maps. Their own names hold a hash of
 * absolute paths, of which webpack makes ids and comments, and the file's lines are as long as these paths: the same sources
 * would be another release in another folder.
 */
export class SameInAnyFolderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.buildModule.tap({ name: NAME, stage: LATE }, (module) => {
        if (isEntry(module)) module.useSourceMap = false;
      });
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
