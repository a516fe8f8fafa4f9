import { z } from 'zod';
import type { DeploymentFile } from '@site/compose/site/deploymentFile';
import {
  PUBLISHED_RELEASE_FILE,
  RELEASES_ADDRESS,
  TEXT_SOURCES_FILE,
  type SourcedText,
} from '@site/contracts/publishedRelease';
import { applicationNames, folderOf, type ApplicationName } from '@site/tooling/workspace';
import { sha256 } from '../host/readComposedSite';
import { KNOWN_FILES, type ServedPage, type ServedSite } from './servedSite';
import { withoutReleases } from './withoutReleases';

/** What a site publishes, as far as it is compared. */
export interface PublishedParts {
  releases: DeploymentFile['live'];
  pages: ReadonlyMap<string, ServedPage>;
  /** Hashes by names: of a release, names that the next one has as well. */
  files: ReadonlyMap<string, string>;
  /** Undefined of a release that publishes none, such as one that others built. */
  texts: ReadonlyMap<ApplicationName, readonly SourcedText[] | undefined>;
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

/** What a release says of itself. */
async function readRelease(site: ServedSite, name: ApplicationName, id: string | undefined) {
  if (id === undefined) return { texts: [], integrity: {} };
  const folder = `${RELEASES_ADDRESS}${folderOf(name)}/${id}/`;
  const sources = await readJson(site, folder + TEXT_SOURCES_FILE, textSources);
  const release = await readJson(site, folder + PUBLISHED_RELEASE_FILE, releaseFile);
  return {
    texts: sources && [sources.own, sources.common ?? {}].flatMap(Object.values).flat(),
    integrity: release?.integrity ?? {},
  };
}

/** The icons, and the pictures for shared links, that a page names. */
const filesNamedIn = (html: string): string[] =>
  [...html.matchAll(/"(?:https?:\/\/[^/"]+)?(\/(?!releases\/)[\w/.-]+\.(?:png|jpg|svg))"/g)].map(
    ([, path = '']) => path,
  );

/** The pictures of releases that a page names, each in one of its formats and sizes. */
const picturesNamedIn = (html: string): string[] =>
  html.match(/\/releases\/[\w/.-]+\.(?:webp|png|jpg|svg)(?=["', ])/g) ?? [];

/** The worker begins with the files of the releases, which are compared by themselves. */
const COMPOSITION = /^self\._COMPOSED_SITE=.*$/m;

async function readFiles(site: ServedSite, paths: readonly string[]) {
  const files = new Map<string, string>();
  for (const path of paths) {
    const bytes = await site.file(path);
    // Bytes of pictures stay what they are in this encoding.
    const text = bytes && withoutReleases(bytes.toString('latin1')).replace(COMPOSITION, '');
    if (text !== undefined) files.set(withoutReleases(path), sha256(Buffer.from(text, 'latin1')));
  }
  return files;
}

/** Reads what a site publishes: its pages at some paths, the files that they name, and what its releases say of themselves. */
export async function readSite(
  site: ServedSite,
  paths: readonly string[],
): Promise<PublishedParts> {
  const pages = new Map<string, ServedPage>();
  for (const path of paths) {
    const page = await site.page(path);
    if (page) pages.set(path, page);
  }
  const named = [...pages.values()].flatMap(({ html }) => [
    ...filesNamedIn(html),
    ...picturesNamedIn(html),
  ]);
  const files = await readFiles(site, [...new Set([...KNOWN_FILES, ...named])]);
  const releases = await site.releases();
  const texts = new Map<ApplicationName, readonly SourcedText[] | undefined>();
  for (const name of applicationNames) {
    const release = await readRelease(site, name, releases[name]);
    texts.set(name, release.texts);
    for (const [address, hash] of Object.entries(release.integrity)) {
      files.set(withoutReleases(address), hash);
    }
  }
  return { releases, pages, files, texts };
}
