import { attribute, elementsIn, parsePage } from './element';

/** The paths on the same site that a page links to. */
export function linkedPaths(html: string): string[] {
  const links = [...elementsIn(parsePage(html))].filter(({ tagName }) => tagName === 'a');
  const paths = links
    .map((it) => attribute(it, 'href') ?? '')
    .filter((href) => /^\/(?!\/)/.test(href))
    .map((href) => new URL(href, 'https://site.invalid').pathname)
    .filter((path) => !/\.\w+$/.test(path));
  return [...new Set(paths)];
}
