/** Where something stands on a page. */
export interface Place {
  /** The workspace of the region that it is in. */
  owner: string;
  /** The id of the section that it is in. */
  section: string | undefined;
}

/** A piece of text that visitors read or hear. */
export interface TextItem extends Place {
  text: string;
}

/** Something else about a page. */
export interface NamedItem {
  /** What it is. */
  name: string;
  value: string;
  owner: string;
}

/** Styles that stand in the page. */
export interface StyleItem {
  /** A sheet, such as `shell/page.css`, or in a block of all styles the workspace that the rules are of. */
  name: string;
  text: string;
  owner: string;
}

/** What a page holds for visitors, for search engines, and for its own scripts. */
export interface PageContent {
  texts: TextItem[];
  links: NamedItem[];
  pictures: NamedItem[];
  head: NamedItem[];
  structuredData: NamedItem[];
  /** Each element with its attributes, without texts and addresses. */
  markup: NamedItem[];
  styles: StyleItem[];
  /** The scripts and data that stand in the page. */
  scriptsInPage: NamedItem[];
  /** The hash of each script file that the page may load, by its address. */
  scriptFiles: Map<string, string>;
}

export const emptyContent = (): PageContent => ({
  texts: [],
  links: [],
  pictures: [],
  head: [],
  structuredData: [],
  markup: [],
  styles: [],
  scriptsInPage: [],
  scriptFiles: new Map(),
});
