import type { PinnedRoute } from '@site/contracts/remoteRoute';
import type { OfRemotes, RenderedPage } from '@site/contracts/rendering';

/** What the rendering process is told. */
export interface RenderJob {
  /** The shell's server script, absolute. */
  shell: string;
  /** The remotes' server containers, absolute. */
  containers: OfRemotes<string>;
  /** The folder of each release, by what people call it: `products 1.4.0`. */
  folders: Readonly<Record<string, string>>;
  /** The modules that each remote's release exposes. */
  modules: OfRemotes<readonly string[]>;
  /** The pages that the remotes serve. */
  routes: OfRemotes<readonly PinnedRoute[]>;
  addresses: readonly string[];
  year: number;
}

/** What it answers for each address, in their order. */
export type RenderOutcome = { page: RenderedPage } | { failure: string };
