import { escapeHtml } from '@site/compose/page/escapeHtml';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { compareTexts, type TextChange, type TextComparison } from './compareTexts';
import { readSite, type PublishedParts } from './readSite';
import type { ServedSite } from './servedSite';

/** A header that differs, and the pages on which it does so in the same way. */
export interface HeaderChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
  pages: string[];
}

/** A text that differs, and the pages on which it stands as they arrive, before a dialog or a message is opened. */
export type PlacedTextChange = TextChange & { pages: string[] };

/** What two sites publish, compared. Their pages are compared in a browser. */
export interface SiteComparison {
  releases: Record<'before' | 'after', PublishedParts['releases']>;
  texts: Omit<TextComparison, 'changes'> & { changes: PlacedTextChange[] };
  /** Releases of which one publishes no texts, such as those that others built. */
  withoutTexts: ApplicationName[];
  headers: HeaderChange[];
  /** Names of files. */
  files: { changed: string[]; same: string[] };
  /** Paths of pages. */
  pages: { both: string[]; new: string[]; removed: string[] };
}

/** A text as React writes it into a page. */
const asHtml = (text: string) => escapeHtml(text).replaceAll("'", '&#x27;');

/** The pages on which a text is what an element or an attribute says. */
const pagesThatSay = (text: string, pages: Pages): string[] =>
  [...pages].flatMap(([path, { html }]) =>
    [`>${asHtml(text)}<`, `="${asHtml(text)}"`].some((it) => html.includes(it)) ? [path] : [],
  );

type Pages = PublishedParts['pages'];

/** A policy without the hashes of styles and scripts, which are compared as files. */
const withoutHashes = (value: string | undefined) =>
  value?.replace(/ ?'sha(256|384|512)-[\w+/=]+'/g, '');

function compareHeaders(before: Pages, after: Pages) {
  const changes = new Map<string, HeaderChange>();
  for (const [path, { headers }] of after) {
    const earlier = before.get(path)?.headers;
    if (!earlier) continue;
    for (const name of new Set([...Object.keys(earlier), ...Object.keys(headers)])) {
      const [was, is] = [withoutHashes(earlier[name]), withoutHashes(headers[name])];
      if (was === is) continue;
      const key = JSON.stringify([name, was, is]);
      const known = changes.get(key) ?? { name, before: was, after: is, pages: [] };
      changes.set(key, { ...known, pages: [...known.pages, path] });
    }
  }
  return [...changes.values()].sort((one, other) => one.name.localeCompare(other.name));
}

function compareFiles(before: PublishedParts['files'], after: PublishedParts['files']) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const isSame = (name: string) => before.get(name) === after.get(name);
  return { changed: names.filter((name) => !isSame(name)), same: names.filter(isSame) };
}

const pathsOf = (one: Pages, isOn: (path: string) => boolean) => [...one.keys()].filter(isOn);

function compareTextsOf(before: PublishedParts, after: PublishedParts) {
  const known = applicationNames.filter((name) => before.texts.get(name) && after.texts.get(name));
  const textsOf = ({ texts }: PublishedParts) => known.flatMap((name) => texts.get(name) ?? []);
  const { changes, ...counts } = compareTexts(textsOf(before), textsOf(after));
  const placed = changes.map((change) => ({
    ...change,
    pages:
      change.after === undefined
        ? pagesThatSay(change.before ?? '', before.pages)
        : pagesThatSay(change.after, after.pages),
  }));
  const withoutTexts = applicationNames.filter((name) => !known.includes(name));
  return { texts: { ...counts, changes: placed }, withoutTexts };
}

/** Compares what two sites publish: texts with their places in the sources, headers, and hashes of files. */
export async function compareSites(from: ServedSite, to: ServedSite): Promise<SiteComparison> {
  // An address does not list its pages, so it is asked for those of the other side as well.
  const paths = [...new Set([...(await from.pages()), ...(await to.pages())])].sort();
  const [before, after] = [await readSite(from, paths), await readSite(to, paths)];
  return {
    releases: { before: before.releases, after: after.releases },
    ...compareTextsOf(before, after),
    headers: compareHeaders(before.pages, after.pages),
    files: compareFiles(before.files, after.files),
    pages: {
      both: pathsOf(before.pages, (path) => after.pages.has(path)),
      new: pathsOf(after.pages, (path) => !before.pages.has(path)),
      removed: pathsOf(before.pages, (path) => !after.pages.has(path)),
    },
  };
}
