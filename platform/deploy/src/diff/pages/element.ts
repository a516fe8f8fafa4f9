import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Parses a page as a browser without scripts does: what is said in their place is text. */
export const parsePage = (html: string): Tree.Document => parse(html, { scriptingEnabled: false });

export const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

export const attribute = (node: Tree.Element, name: string): string | undefined =>
  node.attrs.find((it) => it.name === name)?.value;

/** All text in an element. */
export const textOf = (node: Tree.Element): string =>
  node.childNodes
    .map((it) => (isText(it) ? it.value : isElement(it) ? textOf(it) : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** An element and all in it, in their order on the page. Without what templates hold: nothing of it is shown. */
export function* elementsIn(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}
