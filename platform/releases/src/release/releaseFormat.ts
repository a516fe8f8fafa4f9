import { isMap } from './releaseMaps';
import type { RemoteRoute } from '@site/contracts/remoteRoute';
import type { Database } from '@site/contracts/database';
import { type ApplicationName, applicationNames } from '@site/tooling/workspace';
import { shortNameOf } from '@site/tooling/applicationShortNames';
import type { FurtherLanguage } from '@site/contracts/languages';

/** What a page that shows one exposed module needs first, relative to the release's web files. */
export interface ModuleFiles {
  scripts: string[];
  styles: string[];
}

/** What is known of a build that others made. */
export interface AdoptedBuild {
  /** Where it came from: an address, or the name of a folder. */
  from: string;
  /** When it was adopted, as an ISO date. */
  on: string;
  /** What its container script is. */
  type: 'global' | 'module';
  /** The name under which the container registers itself. */
  container: string;
  /** The range of each library that it takes from the shell. */
  shared: Record<string, string>;
}

/** A page of a shell, by its path in the default language. */
export interface ReleasePage {
  path: string;
  /** Further addresses that show the same page. */
  aliases?: string[];
  /** The product that the page is about: it needs a release of the products that has it. */
  product?: string;
}

/** What `release.json` holds: one application, built once and never changed. */
export interface Release {
  /** The federation's name of the application. */
  application: ApplicationName;
  /** The version that its team gave it, such as `1.4.0`. */
  version: string;
  /** `<version>-<hash12>`: the name of its folder. The hash is that of its web files. */
  id: string;
  /** The source commit, with `+changes` behind it if the working copy held more; null outside a repository. */
  commit: string | null;
  /** The number of the contract that it was built against (`CONTRACT_VERSION`). */
  contract: number;
  /** The address of its web files on the site, with a slash at both ends. */
  base: string;
  /** The files that start it, relative to `base`. */
  entry: EntryList;
  /** Its exposed modules by name; the shell exposes none. */
  modules: Record<string, ModuleFiles>;
  /** The pages of a shell; remotes have `routes`. */
  pages?: ReleasePage[];
  /** The products that a release of the products has. */
  products?: string[];
  /** The pages that a remote serves. Left out by one that serves none. */
  routes?: RemoteRoute[];
  /** The database that a release of the order remote was built for; it takes another one from its page. */
  database?: Database;
  /** The version of each library that all applications share on a page, as it was built with. */
  sharedVersions: Record<string, string>;
  /** The version of Module Federation that it was built with. Left out by what others built. */
  federation?: string;
  /** Left out by releases that are built from these sources. */
  adopted?: AdoptedBuild;
  /** The hash (`sha256-` and base64, as in an `integrity` attribute) of every file, by a path such as `web/remoteEntry.js`. */
  files: Record<string, string>;
}

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

/** What tells one release from another: all but where it is and from which commit it was made. */
const contentFields = [
  'id',
  'contract',
  'base',
  'entry',
  'modules',
  'pages',
  'products',
  'routes',
  'database',
  'sharedVersions',
  'federation',
  'adopted',
  'files',
] as const satisfies readonly (keyof Release)[];

/**
 * The content of a release as text: two releases with the same content are one. Source maps do not count: they change with
 * every comment, and belong to the commit of the release that was first.
 */
export function contentOf(release: Release): string {
  const files = Object.entries(release.files).filter(([file]) => !isMap(file));
  const content = { ...release, files: Object.fromEntries(files) };
  return JSON.stringify(Object.fromEntries(contentFields.map((name) => [name, content[name]])));
}

/** What a release is called in messages: `products 1.4.0`. */
export function releaseTitle({
  application,
  version,
}: Pick<Release, 'application' | 'version'>): string {
  return `${shortNameOf(application)} ${version}`;
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

/** The files that start a build in one language, in loading order, relative to the build's folder. */
export interface EntryFiles {
  scripts: string[];
  styles: string[];
  /** Sheets for paper, which are not among the styles. Left out where there is none. */
  stylesForPrint?: string[];
  /** The font files that the first styles ask for and that pages preload. */
  fonts: string[];
  /** The picture in the browser's tab. */
  icons: string[];
}

/** What `entry.json` beside a build holds. */
export interface EntryList extends EntryFiles {
  /** The same for each further language that the build has. Left out by releases that are older than languages. */
  further?: Partial<Record<FurtherLanguage, EntryFiles>>;
}

/** The folder of an application, and of its build, whose files stand at the root of the site under their own names. */
export const PUBLIC_FOLDER = 'public';

/** The folder of a release's part of the service worker, beside its builds; not every release has one. */
export const SERVICE_WORKER_FOLDER = 'service-worker';

/** The script in that folder. */
export const SERVICE_WORKER_PART = 'part.js';
