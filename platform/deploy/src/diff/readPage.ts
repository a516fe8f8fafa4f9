import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { SCRIPTS_ID } from '@site/contracts/boot';
import { applicationIn } from '@site/contracts/remotes';
import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import type { Heading } from './report';

export interface Line {
  heading: Heading;
  text: string;
  /** The workspace of the region that it is in. */
  owner: string;
}

/** What a page holds, and the scripts that it may load: their hashes by their addresses. */
export interface PageContent {
  lines: Line[];
  scripts: Map<string, string>;
}

/** The shell renders the head, and whatever is in no other region. */
const SHELL = 'shell';

const FOLDERS = new RegExp(`${RELEASES_ADDRESS}([\\w-]+)/[^/"'\\s]+/`, 'g');

/** A text in which no release has an id: the same sources, released once more, give the same text. */
export const withoutReleases = (text: string): string => text.replace(FOLDERS, '$1/');

/** A policy without the hashes of styles and scripts, which are compared by themselves. */
export const withoutHashes = (text: string): string =>
  text.replace(/ ?'sha(256|384|512)-[\w+/=]+'/g, '');

/** Attributes that visitors read or hear. */
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

/** Attributes that are told under another heading, or that name a release. */
const TOLD_ELSEWHERE = new Set([...SPOKEN, ...['integrity', 'data-release', 'data-composition']]);

/** Elements within a line of text, and those of them that part words. */
const INLINE = new Set('abbr b bdi em i mark q s small strong sub sup u'.split(' '));
const PARTING = new Set('a span br svg wbr time'.split(' '));
const HEAD = new Set(['title', 'meta', 'link', 'base']);

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

const attribute = (node: Tree.Element, name: string): string | undefined =>
  node.attrs.find((it) => it.name === name)?.value;

const textOf = (node: Tree.Element): string =>
  node.childNodes.map((it) => (isText(it) ? it.value : isElement(it) ? textOf(it) : '')).join('');

/** As a browser without scripts does: what is said in their place is text. */
const parsePage = (html: string) => parse(html, { scriptingEnabled: false });

/** The paths on the same site that a page links to. */
export function linkedPaths(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#?]*)/g)].map(([, it = '']) => it);
  return [...new Set(hrefs.filter((path) => !/\.\w+$/.test(path)))];
}

/** A value on each line; what is not valid as it is: search engines skip it, and a person has to see that. */
function structuredData(text: string): string[] {
  try {
    const lines = JSON.stringify(JSON.parse(text), null, 1).split('\n');
    return lines.filter((line) => /\w/.test(line));
  } catch {
    return [text];
  }
}

export function readPage(html: string): PageContent {
  const lines: Line[] = [];
  const scripts = new Map<string, string>();
  let line: { text: string; owner: string } | undefined;

  const add = (heading: Heading, text: string, owner = SHELL) => {
    const plain = withoutReleases(text).replace(/\s+/g, ' ').trim();
    if (plain) lines.push({ heading, text: plain, owner });
  };

  function endLine(): void {
    if (line) add('texts', line.text.replace(/\s+(?=[.,;:!?।])/g, ''), line.owner);
    line = undefined;
  }

  function addToLine(text: string, owner: string): void {
    line ??= { text: '', owner };
    line.text += text;
  }

  function readHead(node: Tree.Element): void {
    const names = (all: string[]) => all.flatMap((it) => attribute(node, it) ?? []).join(' ');
    if (node.tagName === 'title') return add('head', `title: ${textOf(node)}`);
    if (node.tagName !== 'meta') {
      return add('head', `${names(['rel', 'hreflang', 'sizes', 'as'])}: ${names(['href'])}`);
    }
    const name = names(['name', 'property', 'http-equiv', 'media']) || 'charset';
    add('head', `${name}: ${withoutHashes(names(['content', 'charset']))}`);
  }

  /** Reads what is not shown: styles, scripts, data for search engines. */
  function readData(node: Tree.Element): void {
    const [id, type] = [attribute(node, 'id'), attribute(node, 'type')];
    if (node.tagName === 'template') {
      if (id !== SCRIPTS_ID) return;
      for (const it of (node as Tree.Template).content.childNodes.filter(isElement)) {
        const address = attribute(it, 'src');
        // A copy past the caches has a query.
        if (address && !address.includes('?'))
          scripts.set(address, attribute(it, 'integrity') ?? '');
      }
    } else if (node.tagName === 'style') {
      const owner = attribute(node, 'data-base')?.split('/')[2] ?? SHELL;
      textOf(node)
        .split(/(?<=\})/)
        .forEach((rule) => add('markup', rule, owner));
    } else if (type === 'application/ld+json') {
      structuredData(textOf(node)).forEach((it) => add('structured data', it));
    } else if (id !== PINNED_RELEASES_ID) {
      add('scripts', `${id ?? type ?? 'script'} in the page: ${textOf(node)}`);
    }
  }

  function readAttributes(node: Tree.Element, owner: string): void {
    for (const name of SPOKEN) add('texts', attribute(node, name) ?? '', owner);
    const kept = node.attrs.filter(
      ({ name }) => !TOLD_ELSEWHERE.has(name) && !(node.tagName === 'html' && name === 'lang'),
    );
    const markup = kept.map(({ name, value }) => ` ${name}="${value}"`).join('');
    add('markup', `<${node.tagName}${markup}>`, owner);
  }

  function read(node: Tree.Element, outer: string): void {
    if (HEAD.has(node.tagName) && node.namespaceURI.endsWith('/xhtml')) return readHead(node);
    if (['script', 'style', 'template'].includes(node.tagName)) return readData(node);
    const owned = attribute(node, 'data-owner');
    // Up to contract 4, the workspace folder stands there.
    const owner = owned === undefined ? outer : (applicationIn(owned) ?? owned);
    const isParting = PARTING.has(node.tagName);
    const isBlock = !isParting && !INLINE.has(node.tagName);
    if (isBlock) endLine();
    readAttributes(node, owner);
    if (isParting) addToLine(' ', owner);
    for (const child of node.childNodes) {
      if (isText(child)) addToLine(child.value, owner);
      else if (isElement(child)) read(child, owner);
    }
    if (isParting) addToLine(' ', owner);
    if (isBlock) endLine();
  }

  const page = parsePage(html).childNodes.find(isElement);
  if (page) {
    add('head', `language: ${attribute(page, 'lang')}`);
    read(page, SHELL);
  }
  return { lines, scripts };
}
