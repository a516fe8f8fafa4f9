import type { Language } from '@site/company/languages';

/** A module that a remote exposes. It carries the type of the props and no value. */
export interface DeclaredModule<Props extends object> {
  readonly props?: (props: Props) => void;
}

/** Declares a module that takes these props. */
export const takes = <Props extends object>(): DeclaredModule<Props> => ({});

/** All that is said of a remote, in one place; registry, builds, boundaries, releases and pages derive from it. */
export interface RemoteDeclaration {
  /** Who answers for it, as code hosts name a team. */
  readonly owner: `@${string}`;
  /** Where `npm run dev` serves it. */
  readonly devPort: number;
  /** The languages that it has; a page in another one shows it in the default language. */
  readonly languages: readonly Language[];
  /**
   * Its exposed modules; each is a file of that name in the remote's `src/exposes`, and one for every further language
   * (`OrderForm.hi.tsx`).
   */
  readonly exposes: Readonly<Record<string, DeclaredModule<never>>>;
  /** Modules of its server build alone: a file of that name in `src/server-modules`, which no browser ever loads. */
  readonly serverModules?: readonly string[];
  /** The pages that it serves by itself. */
  readonly routes?: readonly RemoteRoute[];
  /** Others build it: its releases are adopted, and its modules are drawn in the browser alone. */
  readonly isForeign?: true;
  /** The shell's own pages cannot do without it: nothing is deployed that leaves it out. */
  readonly isEssential?: true;
}

/** The five kinds of toast (specification §1). */
export type NotificationKind = 'info' | 'success' | 'warning' | 'error' | 'default';

/**
 * Shows one toast. The shell owns the toasts and hands this to the remotes; it never throws. A toast takes the place of the one
 * with the same topic, such as the last result of a form; without a topic, of one that says the same.
 */
export type Notify = (kind: NotificationKind, message: string, topic?: string) => void;

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
  /** In each of the remote's languages. */
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
}
