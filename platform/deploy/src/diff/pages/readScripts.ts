import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { SCRIPTS_ID } from '@site/contracts/boot';
import { PINNED_RELEASES_ID, type NamedReleases } from '@site/contracts/pinnedReleases';
import { attribute, isElement, isText } from './element';
import type { PageContent } from './pageContent';
import { plainName, withoutReleases } from './withoutReleases';

const OWNER = 'shell';

/** A value in its leaves, each with its path: `offers.price`. Items of a list have the same one: a new item moves the others. */
function leavesOf(value: unknown, path = ''): [path: string, value: string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  if (Array.isArray(value)) return value.flatMap((it) => leavesOf(it, path));
  return Object.entries(value).flatMap(([key, it]) => leavesOf(it, path ? `${path}.${key}` : key));
}

/** A node of a graph by its own type: `Drug.warning` says more than `@graph.warning`. */
function nodesOf(document: unknown): [name: string, node: unknown][] {
  const graph = (document as { '@graph'?: unknown })['@graph'];
  if (!Array.isArray(graph)) return [['', document]];
  return graph.map((node: { '@type'?: unknown }) => [String(node['@type'] ?? ''), node]);
}

function parseData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Search engines skip it, and a person has to see that.
    return text;
  }
}

/** Names the scripts of releases, whose pins stand in the page or in a script of their own. */
export function addPinnedScripts(pinned: NamedReleases, { scriptFiles }: PageContent): void {
  for (const release of Object.values(pinned)) {
    const integrity = 'integrity' in release ? release.integrity : {};
    for (const [address, hash] of Object.entries(integrity)) {
      if (address.endsWith('.js')) scriptFiles.set(address, hash);
    }
  }
}

function readTemplate(node: Tree.Element, { scriptFiles }: PageContent): void {
  if (attribute(node, 'id') !== SCRIPTS_ID) return;
  const { childNodes } = (node as Tree.Template).content;
  for (const it of childNodes.filter(isElement)) {
    const address = attribute(it, 'src');
    const isCopy = address?.includes('?');
    if (address && !isCopy) scriptFiles.set(address, attribute(it, 'integrity') ?? '');
  }
}

function readStyle(node: Tree.Element, text: string, page: PageContent): void {
  const base = attribute(node, 'data-base') ?? '';
  const name = plainName(base + (attribute(node, 'data-href') ?? ''));
  page.styles.push({ name, text: withoutReleases(text), owner: base.split('/')[2] || OWNER });
}

/** Reads an element that is not shown: styles, scripts, and data for search engines or scripts. */
export function readDataElement(node: Tree.Element, page: PageContent): void {
  const text = node.childNodes.map((it) => (isText(it) ? it.value : '')).join('');
  const [type, id] = [attribute(node, 'type') ?? 'script', attribute(node, 'id')];
  if (node.tagName === 'template') return readTemplate(node, page);
  if (node.tagName === 'style') return readStyle(node, text, page);
  if (id === PINNED_RELEASES_ID) return addPinnedScripts(parseData(text) as NamedReleases, page);
  if (type === 'application/ld+json') {
    for (const [name, node] of nodesOf(parseData(text))) {
      for (const [path, value] of leavesOf(node, name)) {
        page.structuredData.push({ name: path, value: withoutReleases(value), owner: OWNER });
      }
    }
    return;
  }
  const name = id ?? (type === 'script' ? 'script in the page' : type);
  const source = attribute(node, 'src') ?? '';
  page.scriptsInPage.push({ name, value: withoutReleases(source || text), owner: OWNER });
}
