import { TOOL } from '../toolPlace';
import { hasLetter, normalised, type TextIndex } from './TextIndex';

/** Attributes that visitors read or hear. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

const UNSEEN = `script, style, template, noscript, [${TOOL}]`;

/** A longer text is not one entry of a content file. */
const MAX_LENGTH = 2000;

/** A text of the page: what an element holds, or one of its attributes. */
export interface ShownText {
  element: Element;
  /** The attribute; undefined for a text between tags. */
  attribute?: string;
  text: string;
}

/** The element that draws a region's edge. */
export const regionOf = (element: Element): Element =>
  element.closest('[data-owner]') ?? element.closest('main') ?? element.ownerDocument.body;

/** A text may be in several pieces, with a link among them: then it is found as that of an element around it. */
function wholeOf(node: Text, index: TextIndex): ShownText | undefined {
  const element = node.parentElement;
  if (!element || !node.data.trim()) return undefined;
  const piece: ShownText = { element, text: normalised(node.data) };
  if (index.find(piece.text).length) return piece;
  if (!hasLetter(piece.text)) return undefined;
  const region = regionOf(element);
  for (let around: Element | null = element; around; around = around.parentElement) {
    const text = normalised(around.textContent ?? '');
    if (text.length > MAX_LENGTH) break;
    if (index.find(text).length) return { element: around, text };
    if (around === region) break;
  }
  return piece;
}

/** Every text below a root, in the order of the page. */
export function shownTexts(root: Element, indexOf: (element: Element) => TextIndex): ShownText[] {
  const texts = new Map<Element, ShownText>();
  const all: ShownText[] = [];
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(UNSEEN)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) {
      for (const attribute of SPOKEN) {
        const text = normalised(node.getAttribute(attribute) ?? '');
        if (hasLetter(text) || indexOf(node).find(text).length) {
          all.push({ element: node, attribute, text });
        }
      }
      continue;
    }
    const { parentElement } = node;
    const shown = parentElement && wholeOf(node as Text, indexOf(parentElement));
    // The other pieces of the same text.
    if (!shown || texts.get(shown.element)?.text === shown.text) continue;
    texts.set(shown.element, shown);
    all.push(shown);
  }
  return all;
}
