import { join, sep } from 'node:path';
import type { Chunk } from 'webpack';
import { root } from '@site/tooling/workspace';
import { defaultLanguage, languages, type FurtherLanguage } from '@site/company/languages';
import { sheetGroup } from './sheetGroups';

/** The languages whose pages stand under a prefix. */
export const furtherLanguages: readonly FurtherLanguage[] = languages.filter(
  (language) => language !== defaultLanguage,
);

const entryOf = (file: string) => ({ import: file, dependOn: 'early' });

/**
 * The shell's entries. `early` is small, comes first and starts the remotes, while the others are still on their way. A page is
 * in one language and loads the words of no other: the default language's entry is `main`, each further one has its own name.
 * What they have in common is a script of its own, so that another language costs its words alone.
 */
export const shellEntries = {
  early: './src/earlyEntry.ts',
  main: entryOf('./src/main.tsx'),
  ...Object.fromEntries(
    furtherLanguages.map((furtherLanguage) => [
      furtherLanguage,
      entryOf(`./src/main.${furtherLanguage}.tsx`),
    ]),
  ),
};

const languageEntryNames: readonly string[] = ['main', ...furtherLanguages];

/** Parts what the shell's entries of all languages have in common from their words. */
export const commonToLanguages = {
  name: 'shell',
  chunks: (chunk: Chunk) => !!chunk.name && languageEntryNames.includes(chunk.name),
  minChunks: languages.length,
  enforce: true,
} as const;

const printSheet = join(root, 'shared-ui', 'src', 'styles', 'print.css');

const homePage = join(root, 'shell', 'src', 'pages', 'home', sep);

/** Parts from the shell's styles what only paper and only the home page need: every other page is lighter without it. */
export const separateSheets = {
  print: sheetGroup('print', (file) => file === printSheet),
  home: sheetGroup('home', (file) => file.startsWith(homePage)),
};

/** In an entry list, the lists of these sheets, by their files. */
export const listsOfSeparateSheets: Readonly<Record<string, 'stylesForPrint' | 'stylesOfHome'>> = {
  [`${separateSheets.print.name}.css`]: 'stylesForPrint',
  [`${separateSheets.home.name}.css`]: 'stylesOfHome',
};
