import { valid } from 'semver';
import { z } from 'zod';
import { databaseSchema } from '@site/contracts/databaseSchema';
import { plainPath } from '@site/company/languages';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import type { RemoteRoute } from '@site/contracts/remoteDeclaration';
import { applicationNames, type ApplicationName } from '@site/tooling/workspace';
import { isReleaseId, isVersion } from './releaseId';
import { isMap } from './releaseMaps';

/** Paths of a release stay inside its builds. */
const PATH = /^(web|server|service-worker|maps)(\/(?!\.{1,2}(\/|$))[^/\\\0]+)+$/;
const HASH = /^sha256-[A-Za-z0-9+/]{43}=$/;

const texts = z.array(z.string());
const semanticVersion = z.string().refine((value) => valid(value) !== null, 'expected a version');

/** The path of a page becomes a folder of the site, where releases have one as well. */
const pagePath = z
  .string()
  .regex(/^\/([\w-]+(\/[\w-]+)*)?$/, 'expected a path such as /buy-now')
  .refine((path) => !`${path}/`.startsWith(RELEASES_ADDRESS), 'expected a path outside /releases');

/** The files that start a build in one language, in loading order, relative to the build's folder. */
const entryFiles = z.object({
  scripts: texts.min(1),
  styles: texts,
  /** Sheets for paper, which are not among the styles. */
  stylesForPrint: texts.exactOptional(),
  /** Sheets of the home page alone, which are not among the styles. Other pages fetch them after all else. */
  stylesOfHome: texts.exactOptional(),
  /** The font files that the first styles ask for and that pages preload. */
  fonts: texts,
});

/** What `entry.json` beside a build holds: the same for each further language that the build has. */
export const entryList = entryFiles.extend({
  further: z.record(z.string(), entryFiles).exactOptional(),
});

/** What a page that shows one exposed module needs first, relative to the release's web files. */
const moduleFiles = z.object({ scripts: texts, styles: texts });

/** A page of a shell, by its path in the default language. */
const releasePage = z.object({
  path: pagePath,
  aliases: z.array(pagePath).exactOptional(),
  /** The product that the page is about: it needs a release of the products that has it. */
  product: z.string().exactOptional(),
});

/** What is known of a build that others made. */
const adoptedBuild = z.object({
  /** Where it came from, such as the name of a folder. */
  from: z.string(),
  on: z.iso.datetime(),
  /** What its container script is. */
  type: z.enum(['global', 'module']),
  /** The name under which the container registers itself. */
  container: z.string().min(1),
  /** The range of each library that it takes from the shell. */
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

/** What `release.json` holds: one application, built once and never changed. */
export const releaseShape = z.object({
  application: z.enum(applicationNames),
  version: z.string().refine(isVersion, 'expected a version such as 1.4.0'),
  /** The name of its folder. The hash is that of its web files or, of a working copy whose rest alone changed, of all of it. */
  id: z.string().refine(isReleaseId, 'expected <version>-<hash>'),
  /** The source commit, with `+changes` behind it if the working copy held more; null outside a repository. */
  commit: z.string().nullable(),
  /** The number of the contract that it was built against (`CONTRACT_VERSION`). */
  contract: z.int(),
  /** The address of its web files on the site, with a slash at both ends. */
  base: z.string(),
  /** The files that start it, relative to `base`. */
  entry: entryList,
  /** Its exposed modules by name; the shell exposes none. */
  modules: z.record(z.string(), moduleFiles),
  /** The pages of a shell; remotes have `routes`. */
  pages: z.array(releasePage).exactOptional(),
  products: texts.exactOptional(),
  /** What the form of an order release offers. */
  orderValues: texts.exactOptional(),
  /** The pages that a remote serves. Left out by one that serves none. */
  routes: z.array(route).exactOptional(),
  /** The database that a release of the order remote was built for; it takes another one from its page. */
  database: databaseSchema.exactOptional(),
  /** The version of each library that all applications share on a page, as it was built with. */
  sharedVersions: z.record(z.string(), semanticVersion),
  /** The version of Module Federation that it was built with. Left out by what others built. */
  federation: semanticVersion.exactOptional(),
  /** Left out by releases that are built from these sources. */
  adopted: adoptedBuild.exactOptional(),
  /** The hash of every file, as in an `integrity` attribute, by a path such as `web/remoteEntry.js`. */
  files: z.record(
    z.string().regex(PATH, 'expected a path inside web/, server/, service-worker/ or maps/'),
    z.string().regex(HASH, 'expected a sha256 hash'),
  ),
});

export type EntryFiles = z.infer<typeof entryFiles>;
export type EntryList = z.infer<typeof entryList>;
export type ModuleFiles = z.infer<typeof moduleFiles>;
export type ReleasePage = z.infer<typeof releasePage>;
export type AdoptedBuild = z.infer<typeof adoptedBuild>;
export type Release = z.infer<typeof releaseShape>;

/** A release whose files are on this machine. */
export type StoredRelease = Release & {
  /**
   * The folder of its builds, absolute. It holds `web/`, `server/`, perhaps `service-worker/` and `maps/`, and
   * `release.json`.
   */
  folder: string;
};

/** The name of the file in a release's folder that describes it. */
export const RELEASE_FILE = 'release.json';

/** What stands in that file. */
export const releaseText = (release: Release): string => `${JSON.stringify(release, null, 2)}\n`;

/** Where a release is, whose it is and from which commit it was made does not tell it from another one. */
const NO_CONTENT = ['application', 'version', 'commit', 'folder'];

/**
 * The content of a release as text: two releases with the same content are one. Source maps do not count: they change with
 * every comment, and belong to the commit of the release that was first.
 */
export function contentOf(release: Release): string {
  const files = Object.entries(release.files).filter(([file]) => !isMap(file));
  const fields = Object.entries({ ...release, files: Object.fromEntries(files) });
  const content = fields.filter(([name]) => !NO_CONTENT.includes(name));
  return JSON.stringify(
    Object.fromEntries(content.sort(([one], [other]) => (one < other ? -1 : 1))),
  );
}

/** The browser files that a description lists. */
export function filesNamedIn({ entry, modules }: Pick<Release, 'entry' | 'modules'>): string[] {
  const { further = {}, ...first } = entry;
  const groups = [first, ...Object.values(further), ...Object.values(modules)];
  return groups.flatMap((lists) => Object.values<string[]>({ ...lists }).flat());
}

/** What a release is called in messages: `products 1.4.0`. */
export function releaseTitle({
  application,
  version,
}: Pick<Release, 'application' | 'version'>): string {
  return `${application} ${version}`;
}

/** The releases that make up a site: the shell's, and that of each remote that is deployed. */
export type LiveReleases = {
  readonly [Name in Exclude<ApplicationName, 'shell'>]?: StoredRelease;
} & {
  readonly shell: StoredRelease;
};

/** The same as a list, the shell's first. */
export const releasesOf = (live: LiveReleases): StoredRelease[] =>
  applicationNames.flatMap((name) => live[name] ?? []);

/** The folder of an application, and of its build, whose files stand at the root of the site under their own names. */
export const PUBLIC_FOLDER = 'public';

/** The folder of a release's part of the service worker, beside its builds; not every release has one. */
export const SERVICE_WORKER_FOLDER = 'service-worker';

/** The script in that folder. */
export const SERVICE_WORKER_PART = 'part.js';
