import type { PinnedRoute } from './remoteDeclaration';
import type { LocalisedModule } from './exposedModules';
import type { RemoteName, remotes } from './remotes';
import type { Same } from './sameType';
import type { Language } from '@site/company/languages';
import type { ProductId } from '@site/company/products';

/** Loads a container script by its path; gives the script's exports, which hold the container under the remote's name. */
export type ServerContainerLoader = (path: string) => Record<string, unknown>;

/** Something of each remote that is deployed. */
export type OfRemotes<Value> = { readonly [Name in RemoteName]?: Value };

/** What the platform asks of the shell's server build, which is a CommonJS module that holds this as its exports. */
export interface ServerBuild {
  /**
   * Says where the remotes' server builds are. Call it once per process, before `render`.
   * Takes the absolute path of each container script, what loads such a script, the modules that each release exposes, and the
   * pages that the remotes serve. A remote that is not deployed has none of these.
   */
  start(
    containers: OfRemotes<string>,
    load: ServerContainerLoader,
    modules: OfRemotes<readonly string[]>,
    routes: OfRemotes<readonly PinnedRoute[]>,
  ): void;
  /** Renders one address. Rejects when any part of it, the remotes' included, cannot be rendered. */
  render(request: RenderRequest): Promise<RenderedPage>;
}

export interface RenderRequest {
  /** The path, as in `/buy-now` or `/hi/buy-now`; the language follows from it. */
  path: string;
  /** The year of the copyright line; it comes from outside, so that one composition always gives the same bytes. */
  year: number;
}

export interface RenderedPage {
  /** What belongs into the element that the shell draws into. */
  html: string;
  /** Elements for the head, such as the title. */
  head: string;
  /** What the page says when its scripts cannot start, with a button that tries again. */
  help: string;
  /** The exposed modules that were shown, in the order of their first use. */
  modules: LocalisedModule[];
  /**
   * What the page says to search engines in their own vocabulary: a JSON-LD document (schema.org). Left out for a page that
   * is not to be found.
   */
  structuredData?: StructuredData;
}

/** A node of JSON-LD in the vocabulary of schema.org, or a whole document. Plain JSON. */
export type StructuredData = object;

/** What the products remote knows of a product that search engines should, too. */
export interface ProductDescription {
  /** The product as a node of schema.org's type `Drug`, without an `@id`. */
  drug: StructuredData;
  /** Who reviewed the texts of its page and on which day (2026-01-31); left out while nobody has. */
  reviewed?: { by: string; on: string };
}

/**
 * The modules that a remote's server build has beside those that it exposes, by their whole names. The shell asks for them
 * where pages are rendered; each is the default export of a file in the remote's `src/server-modules`.
 */
export interface ServerModules {
  'products/describeProduct': (product: ProductId, language?: Language) => ProductDescription;
}

type Registered = {
  [Name in RemoteName]: (typeof remotes)[Name] extends {
    serverModules: readonly (infer Module extends string)[];
  }
    ? `${Name}/${Module}`
    : never;
}[RemoteName];

/** Does not compile while the registry of remotes and `ServerModules` name different modules. */
export const serverModulesAgree: Same<Registered, keyof ServerModules> = true;
