import type { ComparedPage, ComparedSite } from '../sites/comparedSite';

/** What is different about a copy of a site. */
export interface Alterations {
  pages?: Readonly<Record<string, (page: ComparedPage) => ComparedPage>>;
  removedPages?: readonly string[];
  /** Paths of new pages, and the pages that they are copies of. */
  newPages?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, (bytes: Buffer) => Buffer>>;
}

/** A copy of a site with some things changed. */
export function alteredCopy(
  site: ComparedSite,
  { pages = {}, removedPages = [], newPages = {}, files = {} }: Alterations,
): ComparedSite {
  return {
    ...site,
    pages: async () =>
      [...(await site.pages()), ...Object.keys(newPages)].filter(
        (it) => !removedPages.includes(it),
      ),
    async page(path) {
      if (removedPages.includes(path)) return undefined;
      const found = await site.page(newPages[path] ?? path);
      return found && (pages[path]?.(found) ?? found);
    },
    async file(path) {
      const found = await site.file(path);
      return found && (files[path]?.(found) ?? found);
    },
  };
}
