import type { PinnedRelease } from './pinnedReleases';
import type { ApplicationName } from './remotes';
import type { Language } from '@site/company/languages';

/** What a site tells in public of a release that stands on it: `release.json` beside the release's browser files. */
export interface PublishedRelease extends PinnedRelease {
  readonly application: ApplicationName;
  readonly version: string;
  /** The number of the contract that it was built against. */
  readonly contract: number;
  /**
   * The source commit, with `+changes` behind it if the working copy held more; null outside a repository. Left out by what was
   * published before this field.
   */
  readonly commit?: string | null;
}

/** The form of a version, as the source of a regular expression: three numbers, and perhaps a name behind a hyphen. */
export const VERSION_FORM = '\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?';

/** The form of a release's id, `<version>-<hash12>`; its first group is the version. */
export const RELEASE_ID_FORM = `(${VERSION_FORM})-[0-9a-f]{12}`;

/** Where a site keeps the browser files of releases: `/releases/<workspace folder>/<release>/`. */
export const RELEASES_ADDRESS = '/releases/';

/** Where it keeps the pins of all remotes of a deployment: `/releases/pins/<hash of the content>/pins.js`. */
export const PINS_ADDRESS = `${RELEASES_ADDRESS}pins/`;

/** The name of the file that holds a `PublishedRelease`. */
export const PUBLISHED_RELEASE_FILE = 'release.json';

/** The name of the file beside a release's browser files that says where its texts come from. The inspector and `diff` ask for it. */
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
