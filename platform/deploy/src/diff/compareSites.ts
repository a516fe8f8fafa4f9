import { z } from 'zod';
import { escapeHtml } from '@site/compose/pages';
import {
  PUBLISHED_RELEASE_FILE,
  RELEASES_ADDRESS,
  TEXT_SOURCES_FILE,
  type SourcedText,
} from '@site/contracts/publishedRelease';
import { applicationNames, folderOf, type ApplicationName } from '@site/tooling/workspace';
import { compareFiles, contentOf, filesOfRelease, type FileContent } from './compareFiles';
import { compareTexts, type TextChange, type TextComparison } from './compareTexts';
import { KNOWN_FILES, type ServedPage, type ServedSite } from './servedSite';

/** A header that differs, and the pages on which it does so in the same way. */
export interface HeaderChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
  pages: string[];
}

/** A text that differs, and the pages on which it stands as they arrive, before a dialog or a message is opened. */
export type PlacedTextChange = TextChange & { pages: string[] };

type Releases = { readonly [Name in ApplicationName]?: string };

/** What two sites publish, compared. Their pages are compared in a browser. */
export interface SiteComparison {
  releases: { before: Releases; after: Releases };
  texts: Omit<TextComparison, 'changes'> & { changes: PlacedTextChange[] };
  /** Releases of which one publishes no texts, such as those that others built. */
  withoutTexts: ApplicationName[];
  headers: HeaderChange[];
  files: ReturnType<typeof compareFiles>;
  /** Paths of pages. */
  pages: { both: string[]; new: string[]; removed: string[] };
}

const sourcedTexts = z.array(
  z.object({ file: z.string(), line: z.number(), path: z.string(), text: z.string() }),
);
const textSources = z.object({
  own: z.record(z.string(), sourcedTexts),
  common: z.record(z.string(), sourcedTexts).optional(),
});
const releaseFile = z.object({ integrity: z.record(z.string(), z.string()) });

async function readJson<Schema extends z.ZodType>(site: ServedSite, path: string, schema: Schema) {
  const bytes = await site.file(path);
  return bytes && schema.parse(JSON.parse(String(bytes)));
}

/** What a release publishes beside its scripts and pictures. */
async function readRelease(site: ServedSite, name: ApplicationName, id: string | undefined) {
  if (id === undefined) return { texts: [], files: [] };
  const folder = `${RELEASES_ADDRESS}${folderOf(name)}/${id}/`;
  const sources = await readJson(site, folder + TEXT_SOURCES_FILE, textSources);
  const release = await readJson(site, folder + PUBLISHED_RELEASE_FILE, releaseFile);
  return {
    texts: sources && [sources.own, sources.common ?? {}].flatMap(Object.values).flat(),
    files: [...filesOfRelease(release?.integrity ?? {})],
  };
}

/** The icons, and the pictures for shared links, that a page names. */
const filesNamedIn = (html: string): string[] =>
  [...html.matchAll(/"(?:https?:\/\/[^/"]+)?(\/(?!releases\/)[\w/.-]+\.(?:png|jpg|svg))"/g)].map(
    ([, path = '']) => path,
  );

/** A text as React writes it into a page. */
const asHtml = (text: string) => escapeHtml(text).replaceAll("'", '&#x27;');

/** The pages on which a text is what an element or an attribute says. */
const pagesThatSay = (text: string, pages: Pages): string[] =>
  [...pages].flatMap(([path, { html }]) =>
    [`>${asHtml(text)}<`, `="${asHtml(text)}"`].some((it) => html.includes(it)) ? [path] : [],
  );

async function readFiles(site: ServedSite, paths: readonly string[]) {
  const files = new Map<string, FileContent>();
  for (const path of paths) {
    const bytes = await site.file(path);
    if (bytes) files.set(path, contentOf(path, bytes));
  }
  return files;
}

type Pages = ReadonlyMap<string, ServedPage>;

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

/** Compares what two sites publish: texts with their places in the sources, headers, and hashes of files. */
export async function compareSites(before: ServedSite, after: ServedSite): Promise<SiteComparison> {
  const [from, to] = [await before.releases(), await after.releases()];
  // An address does not list its pages, so it is asked for those of the other side as well.
  const paths = [...new Set([...(await before.pages()), ...(await after.pages())])].sort();
  const pages = { before: new Map<string, ServedPage>(), after: new Map<string, ServedPage>() };
  const named = new Set(KNOWN_FILES);
  for (const [side, site] of Object.entries({ before, after }) as [
    'before' | 'after',
    ServedSite,
  ][]) {
    for (const path of paths) {
      const page = await site.page(path);
      if (!page) continue;
      pages[side].set(path, page);
      filesNamedIn(page.html).forEach((file) => named.add(file));
    }
  }
  const files = {
    before: await readFiles(before, [...named]),
    after: await readFiles(after, [...named]),
  };
  const texts: Record<'before' | 'after', SourcedText[]> = { before: [], after: [] };
  const withoutTexts: ApplicationName[] = [];
  for (const name of applicationNames) {
    const was = await readRelease(before, name, from[name]);
    const is = await readRelease(after, name, to[name]);
    was.files.forEach(([file, hashes]) => files.before.set(file, hashes));
    is.files.forEach(([file, hashes]) => files.after.set(file, hashes));
    if (was.texts && is.texts) {
      texts.before.push(...was.texts);
      texts.after.push(...is.texts);
    } else withoutTexts.push(name);
  }
  const compared = compareTexts(texts.before, texts.after);
  const isIn = (side: 'before' | 'after') => (path: string) => pages[side].has(path);
  return {
    releases: { before: from, after: to },
    texts: {
      ...compared,
      changes: compared.changes.map((change) => ({
        ...change,
        pages:
          change.after === undefined
            ? pagesThatSay(change.before ?? '', pages.before)
            : pagesThatSay(change.after, pages.after),
      })),
    },
    withoutTexts,
    headers: compareHeaders(pages.before, pages.after),
    files: compareFiles(files.before, files.after),
    pages: {
      both: paths.filter(isIn('before')).filter(isIn('after')),
      new: paths.filter((path) => !isIn('before')(path) && isIn('after')(path)),
      removed: paths.filter((path) => isIn('before')(path) && !isIn('after')(path)),
    },
  };
}
