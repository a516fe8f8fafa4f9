import type { ComponentType, ReactNode } from 'react';
import { defaultLanguage, type FurtherLanguage, type Language } from '../pages/languages';
import type { Notify } from './notify';
import type { ProductId } from '../company/products';
import type { Same } from './sameType';

export interface ProductPageProps {
  /** Which product the page is about. */
  product: ProductId;
  /** Where the page's Buy Now leads (specification §2: `/buy-now`). */
  orderHref: string;
}

export interface ProductShowcaseProps {
  /** Where each card's Buy Now leads (§2: the order form section of the home page). */
  orderHref: string;
}

export interface OrderFormProps {
  /** Shows the toasts of §8. */
  notify: Notify;
  /** True in a preview of a release that is not live: the form says so, and nothing is stored. */
  isPreview?: boolean;
}

export interface SubscribeProps {
  /** Shows the outcome of a subscription. */
  notify: Notify;
  /** As in `OrderFormProps`. */
  isPreview?: boolean;
}

/** The whole edge between the shell and the remotes: each module that a remote exposes, and the props that it takes. */
export interface ExposedProps {
  'remoteProducts/ProductPage': ProductPageProps;
  'remoteProducts/ProductShowcase': ProductShowcaseProps;
  'remoteOrder/OrderForm': OrderFormProps;
  'remoteOrder/Subscribe': SubscribeProps;
}

export type ExposedModule = keyof ExposedProps;

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
