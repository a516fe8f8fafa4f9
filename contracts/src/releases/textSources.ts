import type { Language } from '../pages/languages';

/** The name of the file beside a release's browser files that says where its texts come from. Only the inspector asks for it. */
export const TEXT_SOURCES_FILE = 'texts.json';

/** A text that a page may show, and the place in the repository where it is written. */
export interface SourcedText {
  /** The file's path in the repository. */
  readonly file: string;
  /** The line in the file, from 1. */
  readonly line: number;
  /** The place in the file, from the outside in: `safety.cards[0].text`. */
  readonly path: string;
  /** The text with the brand filled in; placeholders of its own, such as `{count}`, stay. */
  readonly text: string;
}

export type TextsByLanguage = Readonly<Partial<Record<Language, readonly SourcedText[]>>>;

/** What `texts.json` holds. */
export interface TextSources {
  /** The texts of the release's own content files. */
  readonly own: TextsByLanguage;
  /** What every part of the site may show: brand, names of products and languages. Only the shell has it. */
  readonly common?: TextsByLanguage;
}
