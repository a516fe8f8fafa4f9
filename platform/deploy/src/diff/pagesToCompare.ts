/** The widths at which pages are compared, in CSS pixels: a phone and a desktop. */
export const WIDTHS = [360, 1440] as const;

/** How the messages of failed expectations begin, which the report shows. */
export const LOOKS = 'looks different';
export const SAYS = 'says something else';

/** What Playwright is to compare: the file that `SITE_DIFF` names. */
export interface PagesToCompare {
  /** The addresses of both sites. */
  before: string;
  after: string;
  pages: readonly {
    path: string;
    /** The path to ask for, where the page has none of its own. */
    asks: string;
    isOn: 'both' | 'new' | 'removed';
  }[];
}
