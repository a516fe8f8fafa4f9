import { join, sep } from 'node:path';
import { root } from '@site/tooling/workspace';
import { furtherLanguages } from '@site/company/furtherLanguages';
import { commonScript } from './commonScript';
import { sheetGroup } from './sheetGroups';

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

/** Parts what the shell's entries of all languages have in common from their words. */
export const commonToLanguages = commonScript('shell', ['main', ...furtherLanguages]);

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
