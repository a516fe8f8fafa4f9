import { join } from 'node:path';
import type { Chunk, Module } from 'webpack';
import { root } from '@site/tooling/workspace';
import { defaultLanguage, languages, type FurtherLanguage } from '@site/contracts/languages';
import type { SheetNames } from './EntryListPlugin';
import { stylesApart, type SheetsApart } from './stylesApart';

/** The languages whose pages stand under a prefix. */
export const furtherLanguages: readonly FurtherLanguage[] = languages.filter(
  (it) => it !== defaultLanguage,
);

const inLanguage = (file: string) => ({ import: file, dependOn: 'page' });

/**
 * The shell's entries. `page` is small, comes first and starts the remotes, while the others are still on their way. A page is
 * in one language and loads the words of no other: the default language's entry is `main`, each further one has its own name.
 * What they have in common is a script of its own, so that another language costs its words alone.
 */
export const shellEntries = {
  page: './src/page.ts',
  main: inLanguage('./src/main.tsx'),
  ...Object.fromEntries(furtherLanguages.map((it) => [it, inLanguage(`./src/main.${it}.tsx`)])),
};

const languageEntryNames: readonly string[] = ['main', ...furtherLanguages];

/** Parts what the shell's entries of all languages have in common from their words. */
export const commonToLanguages = {
  name: 'shell',
  chunks: (chunk: Chunk) => !!chunk.name && languageEntryNames.includes(chunk.name),
  minChunks: languages.length,
  enforce: true,
} as const;

/**
 * The folders and files whose styles few pages of the shell show, by the name of their sheet. The shell brings it to the other
 * pages, for those that a visitor goes on to.
 */
const sheetsApart: SheetsApart = {
  home: [
    'shell/src/pages/home',
    'shell/src/pages/Section.module.css',
    'shared-ui/src/IconButton',
    'shared-ui/src/Picture',
  ],
  seldom: [
    'shell/src/navigation',
    'shell/src/notifications',
    'shell/src/pages/catalogue',
    'shell/src/pages/not-found',
    'shell/src/pages/privacy-policy',
    'shell/src/pages/TextPage.module.css',
    'shell/src/preview',
    'shell/src/remotes',
  ],
};

/** Chunks of pages are named after their script: `page-home`, `page-seldom.hi`. */
const isOfPage = ({ name }: Chunk) => !!name?.startsWith('page-');

/** Parts from the shell's styles what few pages show. */
export const shellStylesApart = stylesApart(
  sheetsApart,
  (chunk) => isOfPage(chunk) || (!!chunk.name && languageEntryNames.includes(chunk.name)),
);

/** What pages in scripts of their own draw and no such sheet has goes to the first sheet, which stands in every page. */
export const otherStylesOfPages = {
  otherStylesOfPages: {
    name: 'page',
    type: 'css/mini-extract',
    chunks: isOfPage,
    enforce: true,
  },
} as const;

const printSheet = join(root, 'shared-ui', 'src', 'styles', 'print.css');

/** Parts from the shell's styles what only paper needs: browsers fetch it after all else, and a page is lighter without it. */
export const stylesForPrint = {
  print: {
    name: 'print',
    type: 'css/mini-extract',
    test: (module: Module) => module.nameForCondition() === printSheet,
    chunks: 'all',
    enforce: true,
  },
} as const;

/** The names of those sheets. */
export const namesOfSheets: SheetNames = {
  apart: Object.keys(sheetsApart),
  forPrint: stylesForPrint.print.name,
};

/** The names of the entries of further languages, by language. */
export const furtherEntries = Object.fromEntries(furtherLanguages.map((it) => [it, it]));
