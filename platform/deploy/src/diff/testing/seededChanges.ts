import { plainName } from '../pages/withoutReleases';
import type { Heading } from '../report/diffReport';
import type { ComparedPage, ComparedSite } from '../sites/comparedSite';
import { alteredCopy } from './alteredCopy';
import {
  anyPage,
  htmlChange,
  isOthers,
  isProduct,
  isWhole,
  pageOf,
  type Kind,
  type SeededChange,
} from './changeKind';
import { attribute, elementsOf, insertBefore, insertInto, reworded, textNodes } from './pageEdits';
import { randomOf } from '@site/tooling/seededNumbers';
import { ofAttribute, ofContent, ofElement } from './textKinds';

const FOLLOWING: readonly Heading[] = ['weight', 'budgets'];

const structuredData: Kind = async (site, random) => {
  const { path, html } = await anyPage(site, random, (it) => isWhole(it));
  const [block] = elementsOf(html, (it) => attribute(it, 'type') === 'application/ld+json');
  const [node] = block ? textNodes([block]) : [];
  const place = node?.sourceCodeLocation;
  if (!node || !place) return structuredData(site, random);
  // Another type would give each value of its node another name.
  const values = [...node.value.matchAll(/(?<!@type)":"([^"\\]{4,})"/g)];
  const value = random.pick(values);
  const said = reworded(value[1] ?? '', random);
  const at = place.startOffset + value.index + 3;
  const changed = html.slice(0, at) + said + html.slice(at + (value[1] ?? '').length);
  return {
    site: alteredCopy(site, htmlChange(path, changed)),
    ...{ heading: 'structured data', said, pages: [path] },
  };
};

const newSentence: Kind = async (site, random) => {
  const { path, html } = await anyPage(site, random, isProduct);
  const sections = elementsOf(
    html,
    ({ tagName, attrs }) =>
      tagName === 'section' && attrs.some(({ value }) => value === 'safety-information'),
  );
  const said = 'A new sentence that nobody has read yet.';
  const changed = insertInto(html, random.pick(sections), `<p>${said}</p>`);
  return {
    site: alteredCopy(site, htmlChange(path, changed)),
    ...{ heading: 'warnings', also: ['look'], said, pages: [path], owner: 'remote-products' },
  };
};

const removedElement: Kind = async (site, random) => {
  const { path, html } = await anyPage(site, random, isProduct);
  const [, ...rows] = elementsOf(html, ({ tagName }) => tagName === 'tr');
  const it = random.pick(rows);
  const place = it.sourceCodeLocation;
  const changed = html.slice(0, place?.startOffset) + html.slice(place?.endOffset);
  return {
    site: alteredCopy(site, htmlChange(path, changed)),
    ...{ heading: 'doses', also: ['look'], pages: [path], owner: 'remote-products' },
  };
};

const newHeadElement: Kind = async (site, random) => {
  const { path, html } = await anyPage(site, random, isWhole);
  const [title] = elementsOf(html, ({ tagName }) => tagName === 'title');
  if (!title) throw new Error(`${path} has no title.`);
  const changed = insertBefore(html, title, '<meta name="robots" content="noindex">');
  return {
    site: alteredCopy(site, htmlChange(path, changed)),
    ...{ heading: 'head', said: 'noindex', pages: [path] },
  };
};

const header: Kind = async (site, random) => {
  const { path } = await anyPage(site, random, isWhole);
  const name = random.pick(Object.keys((await pageOf(site, path)).headers));
  const said = 'other';
  const change = (page: ComparedPage) => ({ ...page, headers: { ...page.headers, [name]: said } });
  return {
    site: alteredCopy(site, { pages: { [path]: change } }),
    ...{ heading: 'headers', said, pages: [path], owner: 'platform/server' },
  };
};

const style: Kind = async (site, random) => {
  const { path, html } = await anyPage(site, random, isWhole);
  const sheet = random.pick(elementsOf(html, ({ tagName }) => tagName === 'style'));
  const said = 'body{padding-top:40px}';
  return {
    site: alteredCopy(site, htmlChange(path, insertInto(html, sheet, said))),
    ...{ heading: 'look', said, pages: [path] },
  };
};

const heavyPage: Kind = async (site, random) => {
  const { path, html } = await anyPage(site, random, isWhole);
  const noise = Array.from({ length: 400 }, () => random.below(36 ** 4).toString(36)).join('');
  const [body] = elementsOf(html, ({ tagName }) => tagName === 'body');
  if (!body) throw new Error(`${path} has no body.`);
  return {
    site: alteredCopy(site, htmlChange(path, insertInto(html, body, `<!--${noise}-->`))),
    ...{ heading: 'weight', pages: [path] },
  };
};

/** A page's HTML, and the script of pins that it starts with: its address and its text. */
async function pinsOf(site: ComparedSite, path: string) {
  const { html } = await pageOf(site, path);
  const [address = ''] = /\/releases\/pins\/[^"]+\.js/.exec(html) ?? [];
  return { html, address, text: String((await site.file(address)) ?? '') };
}

const script: Kind = async (site, random) => {
  const { html, text } = await pinsOf(site, '/');
  const pins = [...(html + text).matchAll(/"(\/releases\/[^"]+\.js)":"(sha256-[^"]+)"/g)];
  const [, address = '', hash = ''] = random.pick(pins);
  const noise = Array.from({ length: 400 }, () => random.below(36 ** 4).toString(36)).join('');
  const paths = (await site.pages()).filter(isWhole);
  const repinned = (it: string) => it.replaceAll(hash, `sha256-${'A'.repeat(43)}=`);
  const change = (page: ComparedPage) => ({ ...page, html: repinned(page.html) });
  const pinsOfPages = await Promise.all(paths.map((path) => pinsOf(site, path)));
  const pinScripts = pinsOfPages.map((it) => [
    it.address,
    (bytes: Buffer) => Buffer.from(repinned(String(bytes))),
  ]);
  return {
    site: alteredCopy(site, {
      pages: Object.fromEntries(paths.map((path) => [path, change])),
      files: {
        ...Object.fromEntries(pinScripts),
        [address]: (bytes) => Buffer.concat([bytes, Buffer.from(`//${noise}`)]),
      },
    }),
    ...{ heading: 'scripts', also: ['weight'], said: plainName(address) },
    pages: paths.filter((_, index) => {
      const it = pinsOfPages[index];
      return it && (it.html + it.text).includes(hash);
    }),
    owner: address.split('/')[2] ?? '',
  };
};

const pageRemoved: Kind = async (site, random) => {
  const { path } = await anyPage(site, random, isOthers);
  return {
    site: alteredCopy(site, { removedPages: [path] }),
    ...{ heading: 'texts', also: ['claims', 'warnings', 'doses'], pages: [path], state: 'removed' },
  };
};

const pageAdded: Kind = async (site, random) => {
  const { path } = await anyPage(site, random, isProduct);
  const added = `${path}-new`;
  return {
    site: alteredCopy(site, { newPages: { [added]: path } }),
    ...{ heading: 'doses', also: ['texts', 'claims', 'warnings'], pages: [added], state: 'added' },
  };
};

const rootFile: Kind = async (site) => ({
  site: alteredCopy(site, {
    files: { '/robots.txt': (it) => Buffer.from(String(it).replace('Allow: /', 'Disallow: /')) },
  }),
  ...{ heading: 'files', said: 'Disallow: /', pages: [] },
});

const kinds: Readonly<Record<string, Kind>> = {
  'a dose': ofContent('doses'),
  'a warning': ofContent('warnings'),
  'a claim': ofContent('claims'),
  'a field of the structured data': structuredData,
  'a heading': ofElement(
    (tag) => /^h[1-3]$/.test(tag),
    'texts',
    (it) => /buy|privacy/.test(it),
  ),
  'a paragraph': ofElement(
    (tag) => /^(p|li|label)$/.test(tag),
    'texts',
    (it) => /buy|privacy/.test(it),
  ),
  'a label that is read out': ofAttribute([/./, 'aria-label'], 'texts'),
  'the target of a link': ofAttribute([/^a$/, 'href'], 'links'),
  'a telephone number': ofAttribute([/^a$/, 'href'], 'links', {
    change: (it) => it.replace(/\d/, '7'),
    isMeant: (it) => /^tel:\D*[0-689]/.test(it),
  }),
  'a picture': ofAttribute([/^img$/, 'src'], 'pictures', { isPage: isProduct }),
  'the title': ofElement((tag) => tag === 'title', 'head', isWhole),
  'the description': ofAttribute([/^meta$/, 'content'], 'head', { isPage: isWhole }),
  'the canonical address': ofAttribute([/^link$/, 'href'], 'head', { isPage: isWhole }),
  'an order not to be found': newHeadElement,
  'a header': header,
  'a style': style,
  'a class': ofAttribute([/./, 'class'], 'look', { isPage: isWhole }),
  'a rule of a field': ofAttribute([/^(input|select)$/, 'name'], 'look', {
    isPage: (it) => /buy/.test(it),
  }),
  'a new sentence': newSentence,
  'a row less': removedElement,
  'the weight of a page': heavyPage,
  'a script': script,
  'a page less': pageRemoved,
  'a new page': pageAdded,
  'a file for search engines': rootFile,
};

const NAMES = Object.keys(kinds);

/** Makes the change that a seed stands for. Two rounds of seeds have every kind twice. */
export async function seededChange(site: ComparedSite, seed: number): Promise<SeededChange> {
  const kind = NAMES[seed % NAMES.length] ?? '';
  const change = await kinds[kind]?.(site, randomOf(seed * 7919 + 13));
  if (!change) throw new Error(`There is no kind ${kind}.`);
  return { kind, ...change, also: [...FOLLOWING, ...(change.also ?? [])] };
}

export const kindOf = (seed: number): string => NAMES[seed % NAMES.length] ?? '';
