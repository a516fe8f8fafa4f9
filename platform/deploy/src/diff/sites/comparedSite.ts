import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';

/** What an address of a page answers. */
export interface ComparedPage {
  html: string;
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** A site as visitors can get it, wherever it stands. */
export interface ComparedSite {
  /** What it is, for the report. */
  title: string;
  /** The paths of its pages. */
  pages(): Promise<readonly string[]>;
  /** Undefined where there is no such page. */
  page(path: string): Promise<ComparedPage | undefined>;
  /** The addresses of other files, those of releases aside. */
  files(): Promise<readonly string[]>;
  /** Undefined where there is no such file. */
  file(path: string): Promise<Buffer | undefined>;
}

/** The page that answers unknown addresses. */
export const UNKNOWN_ADDRESS = '/404';

/** What stands at a path, page or file; undefined where nothing does. */
export async function bytesAt(site: ComparedSite, path: string): Promise<Buffer | undefined> {
  if (path.startsWith(RELEASES_ADDRESS) || /\.\w+$/.test(path)) return site.file(path);
  const page = await site.page(path);
  return page && Buffer.from(page.html);
}

/** A site that has nothing yet. */
export const emptySite = (title: string): ComparedSite => ({
  title,
  pages: async () => [],
  page: async () => undefined,
  files: async () => [],
  file: async () => undefined,
});
