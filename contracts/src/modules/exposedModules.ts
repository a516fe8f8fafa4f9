import type { ComponentType, ReactNode } from 'react';
import { defaultLanguage, type FurtherLanguage, type Language } from '../pages/languages';
import type { DeclaredModule } from '../declaration/remoteDeclaration';
import type { RegisteredModule, remotes } from './remotes';
import type { Same } from './sameType';

type Declared<Module> = Module extends `${infer Remote extends keyof typeof remotes}/${infer Name}`
  ? (typeof remotes)[Remote]['exposes'][Name & keyof (typeof remotes)[Remote]['exposes']]
  : never;

/**
 * The whole edge between the shell and the remotes: each module that a remote exposes, and the props that it takes, as the
 * remotes declare them.
 */
export type ExposedProps = {
  [Module in RegisteredModule]: Declared<Module> extends DeclaredModule<infer Props>
    ? Props
    : never;
};

export type ExposedModule = RegisteredModule;

/**
 * An exposed module as a remote's container offers it: under its own name with English texts, and once more for each further
 * language (`remoteOrder/OrderForm.hi`), so that a page loads the texts of its own language and no others. A release that
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

/** What the shell gets when it loads an exposed module. */
export type Exposed<Module extends ExposedModule> = ComponentType<ExposedProps[Module]>;

/**
 * Marks a component as the implementation of an exposed module and gives it back unchanged.
 * It compiles only if the component's props are exactly those of the contract:
 * a missing, a surplus and a misspelt prop are all errors in the remote's own build.
 */
export function exposed<Module extends ExposedModule, Props>(
  _module: Module,
  component: ((props: Props) => ReactNode) &
    (Same<Props, ExposedProps[Module]> extends true ? unknown : never),
): Exposed<Module> {
  return component as unknown as Exposed<Module>;
}
