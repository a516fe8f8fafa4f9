import type { PinnedRoute } from '@site/contracts/remoteRoute';
import type { OfRemotes, RenderedPage } from '@site/contracts/rendering';

/** What a rendering process is told first. */
export interface RenderJob {
  /** The shell's server script, absolute. */
  shell: string;
  /** The remotes' server containers, absolute. */
  containers: OfRemotes<string>;
  /** The folder of each release, by what people call it: `products 1.4.0`. */
  folders: Readonly<Record<string, string>>;
  /** The folder of each remote's server build. */
  servers: OfRemotes<string>;
  /** The modules that each remote's release exposes. */
  modules: OfRemotes<readonly string[]>;
  /** The pages that the remotes serve. */
  routes: OfRemotes<readonly PinnedRoute[]>;
  year: number;
}

/** What it is told then, as often as it has answered all addresses. */
export interface RenderOrder {
  addresses: readonly string[];
}

/** What the shell has rendered, with what the remotes add to it. */
export interface DrawnPage extends RenderedPage {
  /** The texts that the page brings along, each by remote and path in its release: `remoteProducts/texts/pages/en/gel.json`. */
  pageTexts?: Readonly<Record<string, unknown>>;
}

/** A rendered page, and what it was made from beside code. */
export interface MadePage {
  page: DrawnPage;
  /** The texts that were read for it, each as remote and path in the server build: `remoteProducts/texts/forte.json`. */
  texts: readonly string[];
}

/** What it answers for each address, in their order. */
export type RenderOutcome = (MadePage & { residentBytes: number }) | { failure: string };
