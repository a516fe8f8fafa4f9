import type { Compilation, Compiler } from 'webpack';
import type { FurtherLanguage } from '@site/company/languages';
import type { EntryFiles, EntryList } from '@site/releases/release/releaseFormat';
import { listsOfSeparateSheets } from './languageEntries';

/** Fonts that no page preloads: only systems that lack a script ask for them. */
const FONTS_THAT_WAIT = ['language-names.'];

/** That of Latin waits where a page has a font of its own: few of its letters are Latin. */
const LATIN_FONT = 'figtree-';

function preloadedFonts(files: readonly string[]): string[] {
  const fonts = files.filter(
    (file) => file.endsWith('.woff2') && !FONTS_THAT_WAIT.some((start) => file.startsWith(start)),
  );
  const own = fonts.filter((font) => !font.startsWith(LATIN_FONT));
  return own.length ? own : fonts;
}

const isHot = (file: string) => file.includes('hot-update');
const isScript = (file: string) => file.endsWith('.js') && !isHot(file);

function filesOf(compilation: Compilation, name: string): EntryFiles {
  const entry = compilation.entrypoints.get(name);
  const groups = entry ? [...entry.getParents(), entry] : [];
  const files = groups.flatMap((group) => group.getFiles()).filter((file) => !isHot(file));
  // Fonts and pictures are no files of the chunks themselves; they come with the modules in them.
  const chunks = groups.flatMap((group) => group.chunks);
  const auxiliary = [...new Set(chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]))];
  const sheets = [...new Set(files)].filter((file) => file.endsWith('.css'));
  const apart = Object.entries(listsOfSeparateSheets).filter(([file]) => sheets.includes(file));
  return {
    scripts: files.filter(isScript),
    styles: sheets.filter((file) => !(file in listsOfSeparateSheets)),
    ...Object.fromEntries(apart.map(([file, list]) => [list, [file]])),
    fonts: preloadedFonts(auxiliary),
  };
}

/**
 * Writes `entry.json`: the page is composed elsewhere and must know which files there are. Takes the name of the
 * build's entry, and the further languages, each of which has an entry of its name.
 */
export class EntryListPlugin {
  constructor(
    private readonly entry: string,
    private readonly furtherLanguages: readonly FurtherLanguage[] = [],
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EntryListPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryListPlugin', stage }, () => {
        const further = this.furtherLanguages.map((language) => [
          language,
          filesOf(compilation, language),
        ]);
        const list: EntryList = {
          ...filesOf(compilation, this.entry),
          ...(further.length && {
            further: Object.fromEntries(further) as NonNullable<EntryList['further']>,
          }),
        };
        compilation.emitAsset('entry.json', new sources.RawSource(JSON.stringify(list)));
      });
    });
  }
}
