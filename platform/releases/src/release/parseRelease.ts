import { valid } from 'semver';
import { z } from 'zod';
import { plainPath } from '@site/contracts/languages';
import { databaseSchema } from '@site/contracts/databaseSchema';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import type { RemoteRoute } from '@site/contracts/remoteRoute';
import { applicationNames, folderOf, type ApplicationName } from '@site/tooling/workspace';
import { parseWithSchema } from './parseWithSchema';
import type { Release } from './releaseFormat';
import { isReleaseId, isVersion, versionOf } from './releaseId';

/** Paths of a release stay inside its builds. */
const PATH = /^(web|server|service-worker|maps)(\/(?!\.{1,2}(\/|$))[^/\\\0]+)+$/;
const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/;

const texts = z.array(z.string());
const entryFiles = z.object({
  scripts: texts.min(1),
  styles: texts,
  stylesForPrint: texts.exactOptional(),
  fonts: texts,
  icons: texts,
});

const semanticVersion = z.string().refine((value) => valid(value) !== null, 'expected a version');

/** The path of a page becomes a folder of the site, where releases have one as well. */
const pagePath = z
  .string()
  .regex(/^\/([\w-]+(\/[\w-]+)*)?$/, 'expected a path such as /buy-now')
  .refine((path) => !`${path}/`.startsWith(RELEASES_ADDRESS), 'expected a path outside /releases');

const adopted = z.object({
  from: z.string(),
  on: z.iso.datetime(),
  type: z.enum(['global', 'module']),
  container: z.string().min(1),
  shared: z.record(z.string(), z.string()),
});

const routeTexts = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  menu: z.string().min(1).exactOptional(),
});

/** A page that a remote serves, perhaps in a language that these sources do not have. */
const route = z.object({
  path: pagePath
    .refine((path) => plainPath(path) === path, 'expected a path without a language')
    .transform((path) => path as RemoteRoute['path']),
  module: z.string().min(1),
  placeholder: z.enum(['line', 'panel', 'page']),
  texts: z.record(z.string(), routeTexts).transform((value) => value as RemoteRoute['texts']),
});

/** What `entry.json` of a build holds. */
export const entryList = entryFiles.extend({
  further: z.record(z.string(), entryFiles).exactOptional(),
});

/** The address that a release has on the site: nothing else may be written to, or loaded from, in its name. */
export const baseOf = (application: ApplicationName, id: string): string =>
  `${RELEASES_ADDRESS}${folderOf(application)}/${id}/`;

const shape = z.object({
  application: z.enum(applicationNames),
  version: z.string().refine(isVersion, 'expected a version such as 1.4.0'),
  id: z.string().refine(isReleaseId, 'expected <version>-<hash>'),
  commit: z.string().nullable(),
  contract: z.int(),
  base: z.string(),
  entry: entryList,
  modules: z.record(z.string(), z.object({ scripts: texts, styles: texts })),
  pages: z
    .array(
      z.object({
        path: pagePath,
        aliases: z.array(pagePath).exactOptional(),
        product: z.string().exactOptional(),
      }),
    )
    .exactOptional(),
  products: texts.exactOptional(),
  routes: z.array(route).exactOptional(),
  database: databaseSchema.exactOptional(),
  sharedVersions: z.record(z.string(), semanticVersion),
  federation: semanticVersion.exactOptional(),
  adopted: adopted.exactOptional(),
  files: z.record(
    z.string().regex(PATH, 'expected a path inside web/, server/, service-worker/ or maps/'),
    z.string().regex(HASH, 'expected a sha256 hash'),
  ),
});

/** Lists of files by their names, with the path to them. */
type Lists = [string[], Record<string, string[]>];

/** Every list of browser files in a description, with its path for messages. */
function* namedFiles({ entry, modules }: z.infer<typeof shape>) {
  const { further = {}, ...first } = entry;
  const entries: [string[], typeof first][] = [
    [['entry'], first],
    ...Object.entries(further).map((entry): [string[], typeof first] => [
      ['entry', 'further', entry[0]],
      entry[1],
    ]),
  ];
  const groups = [
    ...entries.map(([path, lists]): Lists => [path, { ...lists }]),
    ...Object.entries(modules).map((entry): Lists => [['modules', entry[0]], entry[1]]),
  ];
  for (const [path, lists] of groups) {
    for (const [kind, files] of Object.entries(lists)) {
      for (const [index, file] of files.entries()) yield { path: [...path, kind, index], file };
    }
  }
}

const schema = shape.superRefine((release, context) => {
  const issue = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const base = baseOf(release.application, release.id);
  if (release.base !== base) issue(['base'], `expected ${base}`);
  if (release.version !== versionOf(release.id)) {
    issue(['version'], `expected ${versionOf(release.id)}`);
  }
  for (const [index, { module }] of (release.routes ?? []).entries()) {
    if (!Object.hasOwn(release.modules, module))
      issue(['routes', index, 'module'], `"${module}" is not a module of this release`);
  }
  for (const { path, file } of namedFiles(release)) {
    if (!Object.hasOwn(release.files, `web/${file}`)) {
      issue(path, `"${file}" is not a file of this release`);
    }
  }
});

/**
 * Reads a `release.json`. Everything that is later written to, loaded or shown by what it says is checked here.
 * @throws when it does not describe the release that its place is named after
 */
export function parseRelease(
  text: string,
  place: { application: string; id: string; address: string },
): Release {
  const release = parseWithSchema(schema, text, { address: place.address, what: 'release' });
  if (release.application !== place.application || release.id !== place.id) {
    throw new Error(
      `${place.address} describes another release: ${release.application} ${release.id}.`,
    );
  }
  return release;
}
