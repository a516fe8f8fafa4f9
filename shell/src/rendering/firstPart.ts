import { MENU_ID } from '../layout/header/MobileMenu';

/** The first section with an anchor after the one that the heading stands in. */
const NEXT_SECTION =
  /<main\b(?:(?!<\/main>).)*?<\/h1>(?:(?!<\/main>).)*?<section\b[^>]*? id="([^"]+)"/s;

/**
 * The element of the head with which a browser draws nothing until that section begins (without one, the menu at the
 * header's end), so the header and what leads to the section are drawn in one piece. On a slow connection they would be
 * drawn as they come, and what stands at their right or lower edge would move: the line of a product's page by 0.19.
 * Browsers that do not know the element do so.
 */
export function expectFirstPart(html: string): string {
  const id = NEXT_SECTION.exec(html)?.[1] ?? MENU_ID;
  return `<link rel="expect" href="#${id}" blocking="render"/>`;
}

/** Elements of the head, which React writes before the content. */
const HEAD_ELEMENT = /^(<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Separates the head's elements from the content. */
export function splitHead(markup: string): { head: string; html: string } {
  let head = '';
  let html = markup;
  for (let found = HEAD_ELEMENT.exec(html); found; found = HEAD_ELEMENT.exec(html)) {
    head += found[0];
    html = html.slice(found[0].length);
  }
  return { head, html };
}
