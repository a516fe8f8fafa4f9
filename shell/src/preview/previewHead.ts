import type { PinnedRelease } from '@site/contracts/pinnedReleases';

/** Keeps this page out of search engines that run scripts. */
export function forbidIndexing(page: Document): void {
  const meta = page.createElement('meta');
  meta.name = 'robots';
  meta.content = 'noindex';
  page.head.append(meta);
}

/** The layer that a rule is; undefined for any other rule. */
const layerOf = ({ cssText }: CSSRule) => /^@layer ([\w.-]+)/.exec(cssText)?.[1] ?? '';

/** Removes layers from a sheet; a page's policy forbids a change of the text that it is made of. */
function removeLayers(sheet: CSSStyleSheet, names: readonly string[]): void {
  for (const rule of [...sheet.cssRules]) {
    const place = [...sheet.cssRules].indexOf(rule);
    if (names.includes(layerOf(rule))) sheet.deleteRule(place);
  }
}

/**
 * Removes a release's styles: another release of the same remote uses the same class names. In the block of all styles they are
 * what lies in the remote's layer (`shared-ui/src/styles/layers.css`); what it has of shared components is the same in all.
 */
export function removeStylesOf(page: Document, { entry }: PinnedRelease): void {
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  const name =
    base
      .split('/')
      .at(-3)
      ?.replace(/^remote-/, '') ?? '';
  for (const it of page.querySelectorAll<HTMLElement>('[data-base]')) {
    if (it.dataset.base === base) it.remove();
  }
  for (const { sheet } of page.querySelectorAll('style')) {
    if (sheet) removeLayers(sheet, [`remotes.${name}`, name]);
  }
}
