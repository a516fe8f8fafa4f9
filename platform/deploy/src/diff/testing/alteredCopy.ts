import type { ComparedPage, ComparedSite } from '../sites/comparedSite';

/** What is different about a copy of a site, by address. */
export interface Alterations {
  pages?: Readonly<Record<string, (page: ComparedPage) => ComparedPage>>;
  files?: Readonly<Record<string, (bytes: Buffer) => Buffer>>;
}

/** A copy of a site with some things changed. */
export const alteredCopy = (
  site: ComparedSite,
  { pages = {}, files = {} }: Alterations,
): ComparedSite => ({
  ...site,
  async page(path) {
    const found = await site.page(path);
    return found && (pages[path]?.(found) ?? found);
  },
  async file(path) {
    const found = await site.file(path);
    return found && (files[path]?.(found) ?? found);
  },
});
