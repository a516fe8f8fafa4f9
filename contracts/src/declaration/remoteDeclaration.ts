import type { Language } from '../pages/languages';
import type { RemoteRoute } from './remoteRoute';

/** A module that a remote exposes. It carries the type of the props and no value. */
export interface DeclaredModule<Props extends object> {
  readonly props?: (props: Props) => void;
}

/** Declares a module that takes these props. */
export const takes = <Props extends object>(): DeclaredModule<Props> => ({});

/** All that is said of a remote, in one place; registry, builds, boundaries, releases and pages derive from it. */
export interface RemoteDeclaration {
  /** The workspace folder. What follows `remote-` is the remote's short name in commands and its cascade layer. */
  readonly folder: `remote-${string}`;
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
