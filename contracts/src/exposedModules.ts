import { defaultLanguage, type FurtherLanguage, type Language } from '@site/company/languages';
import type { DeclaredModule } from './remoteDeclaration';
import type { RemoteName, remotes } from './remotes';
import type { Same } from './sameType';

/** The names of one remote's modules, without the remote's own name. */
type ModuleNameOf<Name extends RemoteName> = keyof (typeof remotes)[Name]['exposes'] & string;

/** The modules of all remotes by their whole names. */
export type ExposedModule = {
  [Name in RemoteName]: `${Name}/${ModuleNameOf<Name>}`;
}[RemoteName];

type Declared<Module> = Module extends `${infer Remote extends keyof typeof remotes}/${infer Name}`
  ? (typeof remotes)[Remote]['exposes'][Name & keyof (typeof remotes)[Remote]['exposes']]
  : never;

/**
 * The whole edge between the shell and the remotes: each module that a remote exposes, and the props that it takes, as the
 * remotes declare them.
 */
export type ExposedProps = {
  [Module in ExposedModule]: Declared<Module> extends DeclaredModule<infer Props> ? Props : never;
};

/**
 * An exposed module as a remote's container offers it: under its own name with English texts, and once more for each further
 * language (`order/OrderForm.hi`), so that a page loads the texts of its own language and no others. A release that
 * is older than a language lacks that one; the shell shows the English one then.
 */
export type LocalisedModule = ExposedModule | `${ExposedModule}.${FurtherLanguage}`;

/** The name of a module, or of a part of it, in a language. */
export const inLanguage = <Name extends string>(
  name: Name,
  language: Language,
): Name | `${Name}.${FurtherLanguage}` =>
  language === defaultLanguage ? name : `${name}.${language}`;

/** The module that one in some language is, as the registry names it. */
export const moduleOf = (module: LocalisedModule): ExposedModule =>
  module.split('.')[0] as ExposedModule;

/** What the shell says when it mounts a part, and hears of it afterwards. */
export interface MountOptions {
  /** Prefix of the ids that the part makes, the same as in its prerendered HTML. No other part on the page has it. */
  readonly idPrefix: string;
  /** True when the element holds what `render` gave for the same props: the part takes it over and keeps what was typed. */
  readonly isPrerendered: boolean;
  /** Called once the part is on the screen and answers: the shell puts the focus back that a part lost which was drawn again. */
  onReady(): void;
  /** Called when the part threw; its element is empty then, and the part has ended. */
  onFailure(failure: unknown): void;
}

/** A part that is on the page. */
export interface MountedPart<Props> {
  /** Gives it other props. */
  update(props: Props): void;
  /** Ends it, and empties its element. */
  unmount(): void;
}

/**
 * What an exposed module is: something that draws itself into an element. The edge between shell and remote is the DOM, so a
 * remote may bring another React, or none; `part` in shared-ui makes one from a component.
 */
export interface Part<Props> {
  mount(element: Element, props: Props, options: MountOptions): MountedPart<Props>;
  /**
   * Its HTML for these props. The server build has it.
   * @throws what the part throws: no page is published with a part missing
   */
  render?(props: Props, options: Pick<MountOptions, 'idPrefix'>): Promise<string>;
}

/** What the shell gets when it loads an exposed module. */
export type Exposed<Module extends ExposedModule> = Part<ExposedProps[Module]>;

/**
 * Marks a part as the implementation of an exposed module and gives it back unchanged.
 * It compiles only if the part's props are exactly those of the contract:
 * a missing, a surplus and a misspelt prop are all errors in the remote's own build.
 */
export function exposed<Module extends ExposedModule, Props>(
  _module: Module,
  part: Part<Props> & (Same<Props, ExposedProps[Module]> extends true ? unknown : never),
): Exposed<Module> {
  return part as unknown as Exposed<Module>;
}

/**
 * The attribute that marks the picture of a thing, with the thing's name as its value. When a visitor goes from one page to
 * another and both show the thing, the shell lets the one picture turn into the other.
 */
export const MORPH = 'data-morph';
