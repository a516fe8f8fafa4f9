import type { Compiler } from 'webpack';

/** What `entry.json` beside a build holds: the files that start it, in loading order, relative to the build's folder. */
export interface EntryList {
  scripts: string[];
  styles: string[];
  /** The font files that the first styles ask for. */
  fonts: string[];
  /** The picture in the browser's tab. */
  icons: string[];
}

/** Writes `entry.json`: the page is composed elsewhere and must know what the hashed files are called. */
export class EntryListPlugin {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EntryListPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryListPlugin', stage }, () => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
        const hot = (file: string) => file.includes('hot-update');
        const list: EntryList = {
          scripts: files.filter((file) => file.endsWith('.js') && !hot(file)),
          styles: files.filter((file) => file.endsWith('.css') && !hot(file)),
          fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
          icons: Object.keys(compilation.assets).filter((file) => file.startsWith('favicon.')),
        };
        compilation.emitAsset('entry.json', new sources.RawSource(JSON.stringify(list)));
      });
    });
  }
}
