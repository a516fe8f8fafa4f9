/** How large a throw-away site is. */
export interface SiteSize {
  products: number;
  remotes: number;
}

/** What was measured of one site. Times in seconds, memory and pages in bytes. */
export interface GrowthSample extends SiteSize {
  /** All pages, in both languages. */
  pages: number;
  /** The page of a product, as the middle of a few of them. */
  pageBytes: number;
  /** The same, compressed with gzip. */
  pageGzipBytes: number;
  fromNothing: number;
  afterText: number;
  afterRemote: number;
  rollback: number;
  serverStart: number;
  /** The most that composing and all its processes took at a time, from nothing. */
  memory: number;
  /** The same after one text had changed. */
  memoryAfterText: number;
}

export const DEFAULT_PRODUCTS: readonly number[] = [2, 20, 200, 2000];
export const DEFAULT_REMOTES: readonly number[] = [3, 10, 30];
