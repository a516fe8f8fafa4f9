import type { ApplicationName } from './remotes';
import type { PinnedRoute } from './remoteDeclaration';

/** Where the page says which remotes it runs with: a JSON data block of this id, holding `NamedReleases`. */
export const PINNED_RELEASES_ID = 'site-releases';

/**
 * The name of a global in which the first script of a page leaves `PinnedReleases`, where the data block has their
 * names alone.
 */
export const PINS = '_SITE_PINS';

/**
 * The name of a global function that gives the hash that a script or style must have (`sha256-…`), or undefined for an
 * address that is not pinned. The shell sets it; webpack's chunk loader in every application asks it.
 */
export const INTEGRITY_OF = '_SITE_INTEGRITY_OF';

/**
 * The name of a global function that gives what a script element takes as its address: one that has passed the page's Trusted
 * Types policy. The shell sets it; webpack's chunk loader in every application asks it.
 */
export const SCRIPT_ADDRESS = '_SITE_SCRIPT_ADDRESS';

/** One release as a page names it. */
export interface PinnedRelease {
  /** `version-hash` of the release; `development` where there is none. */
  readonly release: string;
  /** The address of the remote's container script, absolute or from the site's root. */
  readonly entry: string;
  /** The hash of each script and style of the release, by its address. Empty in development. */
  readonly integrity: Readonly<Record<string, string>>;
  /**
   * The exposed modules that the release has (`OrderForm.hi`). Left out in development.
   */
  readonly modules?: readonly string[];
  /** The scripts and style sheets of each of these modules, as file names beside the entry. Left out in development. */
  readonly files?: Readonly<Record<string, readonly string[]>>;
  /** The pages that the remote serves by itself. Left out by one that serves none. */
  readonly routes?: readonly PinnedRoute[];
  /** Left out by a remote that is built here. */
  readonly adopted?: AdoptedPin;
}

/** How a remote that others built is started. */
export interface AdoptedPin {
  /** The address of its files, with a slash at the end. */
  readonly base: string;
  /** What its container script is. */
  readonly type: 'global' | 'module';
  /** The name under which the container registers itself. */
  readonly container: string;
  /** What has to be there before its container is asked for a module, as paths in the build. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** It takes no React from the page: what it exposes is `mount`, never a component. */
  readonly hasOwnLibraries?: true;
}

/**
 * The releases that a page is drawn with. They come with the page, so that the shell's build names no release of anyone. A
 * remote that is not deployed is left out. The shell's own is there for the scripts that it loads later; a page of a
 * development server leaves it out.
 */
export type PinnedReleases = { readonly [Name in ApplicationName]?: PinnedRelease };

/**
 * What a page's data block says of releases: the names of all, where a script has their pins; else the pins. So a page
 * does not carry what drawing it does not need.
 */
export type NamedReleases = {
  readonly [Name in keyof PinnedReleases]: Pick<PinnedRelease, 'release'> | PinnedRelease;
};
