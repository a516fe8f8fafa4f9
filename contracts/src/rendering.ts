import type { ExposedModule, RemoteName } from './federation';

/** Loads a container script by its path; gives the script's exports, which hold the container under the remote's name. */
export type ServerContainerLoader = (path: string) => Record<string, unknown>;

/** What the platform asks of the shell's server build, which is a CommonJS module that holds this as its exports. */
export interface ServerBuild {
  /**
   * Says where the remotes' server builds are. Call it once per process, before `render`.
   * Takes the absolute path of each container script, and what loads such a script.
   */
  start(containers: Readonly<Record<RemoteName, string>>, load: ServerContainerLoader): void;
  /** Renders one address. Rejects when any part of it, the remotes' included, cannot be rendered. */
  render(request: RenderRequest): Promise<RenderedPage>;
}

export interface RenderRequest {
  /** The path, as in `/buy-now`. */
  path: string;
  /** The year of the copyright line; it comes from outside, so that one composition always gives the same bytes. */
  year: number;
}

export interface RenderedPage {
  /** What belongs into the element that the shell draws into. */
  html: string;
  /** Elements for the head, such as the title. */
  head: string;
  /** The exposed modules that were shown, in the order of their first use. */
  modules: ExposedModule[];
}
