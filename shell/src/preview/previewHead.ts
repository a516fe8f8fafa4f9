import type { PinnedRelease } from '@site/contracts/pinnedReleases';

/** Keeps this page out of search engines that run scripts. */
export function forbidIndexing(page: Document): void {
  const meta = page.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  page.head.append(meta);
}

/** Removes a release's styles: another release of the same remote uses the same class names. */
export function removeStylesOf(page: Document, { entry }: PinnedRelease): void {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const sheet of page.querySelectorAll<HTMLElement>('[data-base]')) {
    if (sheet.dataset.base === base) sheet.remove();
  }
}
