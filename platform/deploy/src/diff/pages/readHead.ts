import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, textOf } from './element';
import type { PageContent } from './pageContent';
import { withoutHashes, withoutReleases } from './withoutReleases';

const ELEMENTS = new Set(['title', 'meta', 'link', 'base']);

/** The shell renders the head of every page. */
const OWNER = 'shell';

/** Whether an element is one that the head is made of; a drawing's title is not. */
export const isOfHead = ({ tagName, namespaceURI }: Tree.Element): boolean =>
  ELEMENTS.has(tagName) && namespaceURI.endsWith('/xhtml');

const nameOf = (node: Tree.Element, names: readonly string[]) =>
  names.flatMap((name) => attribute(node, name) ?? []).join(' ');

/** Reads an element of the head: what search engines, networks and browsers are told. */
export function readHeadElement(node: Tree.Element, { head }: PageContent): void {
  if (node.tagName === 'title') {
    head.push({ name: 'title', value: textOf(node), owner: OWNER });
  } else if (node.tagName === 'meta') {
    const name = nameOf(node, ['name', 'property', 'http-equiv', 'media']) || 'charset';
    const value = attribute(node, 'content') ?? attribute(node, 'charset') ?? '';
    head.push({ name, value: withoutHashes(withoutReleases(value)), owner: OWNER });
  } else {
    const name = nameOf(node, ['rel', 'hreflang', 'sizes', 'as']) || node.tagName;
    head.push({ name, value: withoutReleases(attribute(node, 'href') ?? ''), owner: OWNER });
  }
}
