import { join, sep } from 'node:path';
import type { Chunk, Module } from 'webpack';
import { root } from '@site/tooling/workspace';
import { defaultLanguage, languages, type FurtherLanguage } from '@site/company/languages';

/** The languages whose pages stand under a prefix. */
export const furtherLanguages: readonly FurtherLanguage[] = languages.filter(
  (language) => language !== defaultLanguage,
);

const inLanguage = (file: string) => ({ import: file, dependOn: 'page' });

/**
 * The shell's entries. `page` is small, comes first and starts the remotes, while the others are still on their way. A page is
 * in one language and loads the words of no other: the default language's entry is `main`, each further one has its own name.
 * What they have in common is a script of its own, so that another language costs its words alone.
 */
export const shellEntries = {
  page: './src/earlyEntry.ts',
  main: inLanguage('./src/main.tsx'),
  ...Object.fromEntries(
    furtherLanguages.map((furtherLanguage) => [
      furtherLanguage,
      inLanguage(`./src/main.${furtherLanguage}.tsx`),
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

const separateSheet = (name: string, isApart: (file: string) => boolean) =>
  ({
    name,
    type: 'css/mini-extract',
    test: (module: Module) => isApart(module.nameForCondition() ?? ''),
    chunks: 'all',
    priority: 1,
    enforce: true,
  }) as const;

/** Parts from the shell's styles what only paper and only the home page need: every other page is lighter without it. */
export const separateSheets = {
  print: separateSheet('print', (file) => file === printSheet),
  home: separateSheet('home', (file) => file.startsWith(homePage)),
};

/** In an entry list, the lists of these sheets, by their files. */
export const listsOfSeparateSheets: Readonly<Record<string, 'stylesForPrint' | 'stylesOfHome'>> = {
  [`${separateSheets.print.name}.css`]: 'stylesForPrint',
  [`${separateSheets.home.name}.css`]: 'stylesOfHome',
};

/** The names of the entries of further languages, by language. */
export const furtherEntries = Object.fromEntries(
  furtherLanguages.map((furtherLanguage) => [furtherLanguage, furtherLanguage]),
);
