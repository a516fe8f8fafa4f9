import type { FirebaseSettings } from '@site/contracts/database';
import type { SiteSettings } from '@site/compose/page/siteSettings';
import type { DeploymentFile } from '@site/compose/site/deploymentFile';
import type { HostingRules } from '../hosting/hostingRules';
import type { ComposedSite } from './readComposedSite';

/** The version that a host shows. What the host does not know is left out. */
export interface LiveVersion {
  version: string;
  on?: string | undefined;
  by?: string | undefined;
  message?: string | undefined;
  /** That of the composed site; left out for versions that somebody else made, or that were put together from two. */
  fingerprint?: string | undefined;
}

/** A version as a person is told of it. */
export const describeVersion = ({ version, by, on, message }: LiveVersion): string =>
  [version, by && `by ${by}`, on && `on ${on}`, message && `(${message})`]
    .filter(Boolean)
    .join(' ');

/** Who makes a version, and by which command. */
export interface Origin {
  by: string;
  message: string;
  /** Said of a version that never goes live, and that only a preview shows. */
  isPreview?: boolean;
}

/** What every target has, whatever its host. */
export type TargetOptions = Pick<
  Target,
  | 'name'
  | 'address'
  | 'isLocal'
  | 'shows'
  | 'ownHeaders'
  | 'settleMs'
  | 'settings'
  | 'productionDatabase'
>;

/** A host that keeps versions of the site and shows one of them. Whatever is asked for may be repeated. */
export interface Target {
  readonly name: string;
  /** The public address, without a slash at the end. */
  readonly address: string;
  /**
   * Says that it is this machine: its server may not run, so nobody asks the address, and its enquiries stay here.
   */
  readonly isLocal?: boolean;
  /** What it is a target of: the site, or the order desk, which has no releases. */
  readonly shows?: 'site' | 'desk';
  /** What its pages and headers have of their own. */
  readonly settings: SiteSettings;
  /** The database that production names in `targets.json`; undefined for that of the release. */
  readonly productionDatabase: FirebaseSettings | undefined;
  /** Names of headers that the host sets by itself: they are not compared. */
  readonly ownHeaders: readonly string[];
  /** How long it may take until all servers of the host show a new version, in ms. */
  readonly settleMs: number;
  /** Undefined while the host shows nothing. */
  live(): Promise<LiveVersion | undefined>;
  /** What the live version says that it shows; undefined where there is none, or one of before it said so. */
  deploymentFile(): Promise<DeploymentFile | undefined>;
  /** The host's own hashes of a version's files, by path. */
  filesOf(version: string): Promise<ReadonlyMap<string, string>>;
  rulesOf(version: string): Promise<HostingRules>;
  /** Makes a version of a composed site, and sends what the host does not have. Nobody sees it yet. */
  create(site: ComposedSite, origin: Origin): Promise<string>;
  /**
   * Makes a version of what the host has already: everything of one version, and from another one the release files that
   * the first does not have. Tabs that are open on the other one keep working.
   */
  merge(pages: string, releases: string, origin: Origin): Promise<string>;
  /**
   * Shows a version at an address that visitors do not know, while somebody looks. Does nothing without such an address. Where
   * that shows an earlier preview again afterwards, the version stays in a folder.
   */
  beforeLive(
    version: string,
    look: (address: string, folder?: string) => Promise<void>,
  ): Promise<void>;
  /**
   * Shows a version at an address of its own for at least a week, whatever is deployed meanwhile. Undefined where the host has
   * no such address. A host with a single one shows the latest there.
   */
  preview(version: string, channel: string): Promise<string | undefined>;
  /** Shows a version to visitors, in one step; without a version, nothing. */
  release(version: string | undefined, message: string): Promise<void>;
  /** Deletes the versions that deployments made and that nobody is shown, but for these. Called inside `Site.withLock`. */
  prune(kept: ReadonlySet<string>): Promise<void>;
}
