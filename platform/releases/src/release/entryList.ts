import type { FurtherLanguage } from '@site/contracts/languages';

/** The files that start a build in one language, in loading order, relative to the build's folder. */
export interface EntryFiles {
  scripts: string[];
  styles: string[];
  /** Sheets for paper, which are not among the styles. Left out where there is none. */
  stylesForPrint?: string[];
  /** The font files that the first styles ask for and that pages preload. */
  fonts: string[];
  /** The picture in the browser's tab. */
  icons: string[];
}

/** What `entry.json` beside a build holds. */
export interface EntryList extends EntryFiles {
  /** The same for each further language that the build has. Left out by releases that are older than languages. */
  further?: Partial<Record<FurtherLanguage, EntryFiles>>;
}
