import type { LiveReleases } from '@site/releases/release/releaseFormat';
import type {
  DeploymentCommand,
  Deployment,
  Publication,
  SiteContent,
} from './state/deploymentState';

/** What a publisher is told besides the live releases. */
export interface PublishOptions {
  /** When the deployment was made, as an ISO date: the pages depend on it and not on the clock. */
  on: string;
  /** Whether visitors' browsers keep pages for when there is no network. */
  keepsPages: boolean;
  /** The deployments before this one, newest first. */
  history: readonly Deployment[];
  by: DeploymentCommand;
  /**
   * Writes down which version is about to go live, so that the next command can tell whether it did. Rejects when somebody
   * else has changed the site meanwhile: then nothing may go live.
   */
  announce(publication: Publication): Promise<void>;
}

/** What is published, and which version that is. */
export interface PublishedSite extends SiteContent {
  version: string;
  /** Who put it live; left out where the host does not know. */
  by?: string;
}

/** Makes the site's pages and tells what they show. */
export interface Publisher {
  /**
   * Makes the site from releases and puts it live; without releases, what has none, as the order desk. When it rejects,
   * what is live is what it was.
   */
  publish(releases: LiveReleases | undefined, options: PublishOptions): Promise<Publication>;
  /** What the live pages were made from; undefined while there are none. */
  published(): Promise<PublishedSite | undefined>;
}
