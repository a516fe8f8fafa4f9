import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, isElement, isText, parsePage, textOf } from './element';
import { isOfHead, readHeadElement } from './readHead';
import { readDataElement } from './readScripts';
import { emptyContent, type PageContent, type Place } from './pageContent';
import { withoutReleases } from './withoutReleases';

/** Attributes that visitors read or hear. */
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

/** Attributes with the address of a picture. */
const PICTURED = ['src', 'srcset', 'poster'];

/** Attributes that are told elsewhere, or that name a release. */
const ELSEWHERE = new Set([
  ...SPOKEN,
  ...PICTURED,
  ...['integrity', 'data-release', 'data-composition'],
]);

/** Elements within a line of text, and those of them that part words. */
const INLINE = new Set([
  'abbr',
  'b',
  'bdi',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
]);
const PARTING = new Set(['a', 'span', 'br', 'svg', 'wbr', 'time']);

const DATA = new Set(['script', 'style', 'template']);

const LINK_ATTRIBUTES = ['target', 'rel', 'download', 'hreflang'];

const hrefOf = (node: Tree.Element) => {
  const more = LINK_ATTRIBUTES.flatMap((name) => {
    const value = attribute(node, name);
    return value === undefined ? [] : `${name}=${value || 'yes'}`;
  });
  return [attribute(node, 'href') ?? '', more.length ? `(${more.join(', ')})` : '']
    .filter(Boolean)
    .join(' ');
};

/** Attributes of single elements that are told elsewhere. */
const OWN_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  html: ['lang'],
  a: ['href', ...LINK_ATTRIBUTES],
};

const markupOf = ({ tagName, attrs }: Tree.Element) => {
  const kept = attrs.filter(
    ({ name }) => !ELSEWHERE.has(name) && !OWN_HEADINGS[tagName]?.includes(name),
  );
  return [tagName, ...kept.map(({ name, value }) => `${name}="${withoutReleases(value)}"`)].join(
    ' ',
  );
};

/** Reads a page as it stands in a composed site. */
export function readPage(html: string): PageContent {
  const page = emptyContent();
  let line: { text: string; place: Place } | undefined;

  function endLine(): void {
    const text = line?.text
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?।])/g, '')
      .trim();
    if (line && text) page.texts.push({ text, ...line.place });
    line = undefined;
  }

  function addToLine(text: string, place: Place): void {
    line ??= { text: '', place };
    line.text += text;
  }

  function readAttributes(node: Tree.Element, place: Place): void {
    const { owner } = place;
    for (const name of SPOKEN) {
      const text = attribute(node, name)?.trim();
      if (text) page.texts.push({ text, ...place });
    }
    for (const name of PICTURED) {
      const value = attribute(node, name);
      const what = `${node.tagName} ${name}`;
      if (value) page.pictures.push({ name: what, value: withoutReleases(value), owner });
    }
    if (node.tagName === 'a') {
      const name = textOf(node) || (attribute(node, 'aria-label') ?? '');
      page.links.push({ name, value: hrefOf(node), owner });
    }
    page.markup.push({ name: '', value: markupOf(node), owner });
  }

  function read(node: Tree.Element, outer: Place): void {
    if (isOfHead(node)) return readHeadElement(node, page);
    if (DATA.has(node.tagName)) return readDataElement(node, page);
    const place: Place = {
      owner: attribute(node, 'data-owner') ?? outer.owner,
      section: (node.tagName === 'section' && attribute(node, 'id')) || outer.section,
    };
    const isParting = PARTING.has(node.tagName);
    const isBlock = !isParting && !INLINE.has(node.tagName);
    if (isBlock) endLine();
    readAttributes(node, place);
    if (isParting) addToLine(' ', place);
    for (const child of node.childNodes) {
      if (isText(child)) addToLine(child.value, place);
      else if (isElement(child)) read(child, place);
    }
    if (isParting) addToLine(' ', place);
    if (isBlock) endLine();
  }

  const root = parsePage(html).childNodes.find(isElement);
  if (root) {
    page.head.push({ name: 'language', value: attribute(root, 'lang') ?? '', owner: 'shell' });
    read(root, { owner: 'shell', section: undefined });
  }
  return page;
}
