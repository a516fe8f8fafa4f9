import type { Language } from '../pages/languages';
import type { Notify } from './notify';

/** The room that is kept for a part while its script is on the way: a `line`, a `panel` within a page, or a whole `page`. */
export type PlaceholderSize = 'line' | 'panel' | 'page';

/** What a page of a remote says of itself outside of its own module, in one language. */
export interface RouteTexts {
  /** The title of the page, without the company's name; also what a visitor is told is loading or could not be loaded. */
  readonly title: string;
  /** For search results and shared links. */
  readonly description: string;
  /** Its entry in header and menu; left out for a page that other pages link to. */
  readonly menu?: string;
}

/** A page of a remote as header and menu list it. */
export interface MenuEntry {
  readonly path: string;
  readonly menu: string;
}

/** A page that a remote serves: the shell draws header and footer around one of its modules. */
export interface RemoteRoute {
  /** The address in the default language, such as `/store-finder`. */
  readonly path: `/${string}`;
  /** The exposed module that is the page. It takes `RoutePageProps`. */
  readonly module: string;
  readonly placeholder: PlaceholderSize;
  /** The page exists in the languages that have texts here. */
  readonly texts: { readonly [Name in Language]?: RouteTexts };
}

/** A page of a remote as a page names it. */
export interface PinnedRoute extends RemoteRoute {
  /** All languages that the page exists in. */
  readonly languages: readonly Language[];
  /** Others built it, and it is drawn in the browser alone. */
  readonly isForeign?: true;
}

/** What the shell hands to a module that is a page. */
export interface RoutePageProps {
  /** Shows a toast. */
  notify: Notify;
  /** True in a preview of a release that is not live. */
  isPreview?: boolean;
}
