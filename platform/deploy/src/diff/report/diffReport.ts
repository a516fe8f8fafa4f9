import type { Language } from '@site/contracts/languages';

/** What a change is about, in the order in which somebody should look at it. */
export const headings = [
  'doses',
  'warnings',
  'claims',
  'structured data',
  'texts',
  'links',
  'pictures',
  'head',
  'look',
  'headers',
  'files',
  'scripts',
] as const;

export type Heading = (typeof headings)[number];

/** What somebody with medical or legal duties has to read before it goes live. */
export const criticalHeadings: readonly Heading[] = headings.slice(0, 4);

/** The headings in words. */
export const headingTitles: Readonly<Record<Heading, string>> = {
  doses: 'Doses',
  warnings: 'Warnings',
  claims: 'Claims',
  'structured data': 'Structured data',
  texts: 'Other texts',
  links: 'Links',
  pictures: 'Pictures',
  head: 'Title, description and addresses',
  look: 'Styles and markup',
  headers: 'Response headers',
  files: 'Other files',
  scripts: 'Scripts',
};

/** Something that visitors get, before and after. One side is left out where it was added or removed. */
export interface Change {
  heading: Heading;
  /** What it is, where before and after do not say so: `canonical`, `offers.price`. */
  what?: string;
  before?: string;
  after?: string;
  /** The workspaces that it comes from. */
  owners: readonly string[];
}

/** A part of a picture that differs, in CSS pixels. */
export interface Mark {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A page at one width, on one side. */
export interface Shot {
  /** Relative to the report. */
  file: string;
  width: number;
  height: number;
  marks: readonly Mark[];
}

/** A page at one width, before and after; one side is left out where there is no such page. */
export interface Picture {
  width: number;
  before?: Shot;
  after?: Shot;
  /** How many pixels differ. */
  pixels: number;
}

export type PageState = 'added' | 'removed' | 'changed';

/** What changes about one page in one language. */
export interface PageReport {
  path: string;
  language: Language;
  state: PageState;
  changes: readonly Change[];
  pictures: readonly Picture[];
}

/** One side of the comparison. */
export interface Side {
  title: string;
  /** The release of each application, by its short name. */
  releases: Readonly<Record<string, string>>;
}

/** What changes for visitors from one site to another. */
export interface SiteReport {
  before: Side;
  after: Side;
  pages: readonly PageReport[];
  /** What belongs to no single page. */
  everywhere: readonly Change[];
  /** Why there are no pictures; left out where they were taken. */
  withoutPictures?: string;
}

export const isEmpty = ({ pages, everywhere }: Pick<SiteReport, 'pages' | 'everywhere'>) =>
  pages.length === 0 && everywhere.length === 0;
