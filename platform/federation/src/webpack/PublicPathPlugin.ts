import type { Compiler } from 'webpack';

/**
 * Makes a build find its files beside the script that runs. webpack's own way, for `publicPath: 'auto'`, also serves workers and
 * browsers without `currentScript`: 150 bytes of every container.
 */
export class PublicPathPlugin {
  apply(compiler: Compiler): void {
    const { publicPath } = compiler.webpack.RuntimeGlobals;
    compiler.hooks.compilation.tap('PublicPathPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('PublicPathPlugin', (module) => {
        if (module.name !== 'publicPath') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const own = generate();
          // While it builds, webpack runs style sheets, where there is no script.
          if (!own?.includes('currentScript')) return own;
          return `${publicPath} = document.currentScript.src.replace(/[^/]+$/, '');`;
        };
      });
    });
  }
}
