import type { FirebaseSettings } from './database';
import type { Language } from '@site/company/languages';

/** At the root of the site: a service worker serves the pages below its own address. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The name of a global of the service worker in which compose leaves a `ComposedSite`. */
export const COMPOSED_SITE = '_COMPOSED_SITE';

/** What the names of the caches begin with that hold a composition; its id follows. */
export const CACHE_PREFIX = 'site-';

/** The composition that a service worker belongs to. It serves pages and files of that one alone. */
export interface ComposedSite {
  /** The composition's id, which its pages carry as `COMPOSITION`. */
  readonly id: string;
  /** What the addresses of its files begin with: the folders of its releases on the site, and the files with pins. */
  readonly bases: readonly string[];
  /** The scripts and style sheets of all releases to keep with any page of a language, each path with its hash. */
  readonly files: { readonly [In in Language]?: Readonly<Record<string, string>> };
  /** Its database, where that is not the one that the order release was built for. */
  readonly database?: FirebaseSettings;
}

/** The attribute of `#site` with the id of the composition. Pages in development belong to none. */
export const COMPOSITION = 'data-composition';

/** That attribute as it stands in a page. */
export const compositionAttribute = (id: string): string => `${COMPOSITION}="${id}"`;

/** What every page of the site begins its body with. By it the worker tells them from what stumbling hosts and portals send. */
export const PAGE_START = '<div id="site" ';

/** What a page tells the service workers of its site once it is shown: what to keep for when there is no network. */
export interface ShownPage {
  readonly type: 'shown-page';
  readonly path: string;
  /** Pictures and fonts that it has loaded, as paths. */
  readonly files: readonly string[];
}

/** The tag under which the browser is asked to wake the service worker when there is a network, to send what waits. */
export const ENQUIRIES_TAG = 'enquiries';
