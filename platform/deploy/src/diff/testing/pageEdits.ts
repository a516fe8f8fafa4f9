import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { escapeHtml } from '@site/federation/page/escapeHtml';
import { attribute, elementsIn, isText } from '../pages/element';
import type { Random } from '@site/tooling/seededNumbers';

/** An element of a page whose places in the source are known. */
export type Found = Tree.Element;

const parsed = new Map<string, Tree.Document>();

function documentOf(html: string): Tree.Document {
  const document = parsed.get(html) ?? parse(html, { sourceCodeLocationInfo: true });
  parsed.set(html, document);
  return document;
}

export const elementsOf = (html: string, isMeant: (it: Found) => boolean): Found[] =>
  [...elementsIn(documentOf(html))].filter(isMeant);

const splice = (html: string, from: number, to: number, text: string) =>
  html.slice(0, from) + text + html.slice(to);

/** Texts of elements that hold nothing else. */
export const textNodes = (elements: readonly Found[]): Tree.TextNode[] =>
  elements.flatMap(({ childNodes }) =>
    childNodes.length === 1 ? childNodes.filter((it) => isText(it)) : [],
  );

export function replaceText(html: string, node: Tree.TextNode, text: string): string {
  const place = node.sourceCodeLocation;
  if (!place) throw new Error('A text without a place.');
  return splice(html, place.startOffset, place.endOffset, escapeHtml(text));
}

export function replaceAttribute(html: string, it: Found, name: string, value: string): string {
  const place = it.sourceCodeLocation?.attrs?.[name];
  if (!place) throw new Error(`${it.tagName} has no ${name}.`);
  return splice(html, place.startOffset, place.endOffset, `${name}="${escapeHtml(value)}"`);
}

export function insertBefore(html: string, it: Found, text: string): string {
  const at = it.sourceCodeLocation?.startOffset;
  if (at === undefined) throw new Error('An element without a place.');
  return splice(html, at, at, text);
}

/** The beginning tag's end: what is put there is the element's first content. */
export function insertInto(html: string, it: Found, text: string): string {
  const at = it.sourceCodeLocation?.startTag?.endOffset;
  if (at === undefined) throw new Error('An element without a place.');
  return splice(html, at, at, text);
}

/** Another text: digits become others, or a word goes, comes or is replaced. */
export function reworded(text: string, random: Random): string {
  if (/\d/.test(text)) return text.replace(/\d+/, (it) => String(Number(it) * 2 + 1));
  const words = text.split(' ');
  const at = random.below(words.length);
  const word = words[at] ?? '';
  const ways: (() => string[])[] = [
    () => words.toSpliced(at, 1, `${word}zz`),
    () => words.toSpliced(at, 0, 'indeed'),
    ...(words.length > 1 ? [() => words.toSpliced(at, 1)] : []),
  ];
  return random.pick(ways)().join(' ');
}

export { attribute };
