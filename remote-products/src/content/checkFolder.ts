import { join } from 'node:path';
import { defaultLanguage, languages } from '@site/contracts/languages';
import { checkContent, checkWords, type ContentFile } from './checkContent';
import { checkTranslations } from './checkTranslations';
import { readContentFiles } from './readContentFiles';

/** What a content folder holds: files about products, which have a schema, or other texts. */
export type FolderKind = 'products' | 'texts';

/** What was found in a content folder. Places begin with the file: `hi/forte.json: safety.cards[0].text: …`. */
export interface FolderReport {
  faults: string[];
  /** The files that nobody has reviewed. */
  unreviewed: string[];
}

/** Checks a content folder: the English files in it, and those of each further language in a folder of its name. */
export function checkFolder(folder: string, kind: FolderKind): FolderReport {
  const read = (language: string): [string, ContentFile[]] => [
    language,
    readContentFiles(language === defaultLanguage ? folder : join(folder, language)),
  ];
  const files = Object.fromEntries(languages.map(read));
  const check = kind === 'products' ? checkContent : checkWords;
  const reports = Object.entries(files).map(([language, its]) => {
    const prefix = language === defaultLanguage ? '' : `${language}/`;
    const { faults, unreviewed } = check(its);
    return {
      faults: faults.map((it) => prefix + it),
      unreviewed: unreviewed.map((it) => prefix + it),
    };
  });
  return {
    faults: [...reports.flatMap(({ faults }) => faults), ...checkTranslations(files)],
    unreviewed: reports.flatMap(({ unreviewed }) => unreviewed),
  };
}
