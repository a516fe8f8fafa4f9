import { createElement, type ComponentType } from 'react';
import type { CataloguePage } from '@site/contracts/catalogue';
import type { Language } from '@site/contracts/languages';
import { useTexts } from '../../texts/useTexts';
import { shellParts, type ShellParts } from './shellParts';

/** The script of each page that is not in the shell's own: most pages show none of these, and they are mostly words. */
const scriptOf = {
  home: 'home',
  catalogue: 'catalogue',
  privacyPolicy: 'seldom',
  notFound: 'seldom',
} as const;

export type NameApart = keyof typeof scriptOf;

export interface ApartProps {
  shell: ShellParts;
  /** Of the list of all products, the page that is shown. */
  listed?: CataloguePage | undefined;
}

/** Pages with their words in one language. */
export type PagesApart = { readonly [Name in NameApart]?: ComponentType<ApartProps> };

/** Loads the scripts of a language. */
export type PageScripts = {
  readonly [Name in (typeof scriptOf)[NameApart]]?: () => Promise<{ pages: PagesApart }>;
};

let scripts: PageScripts = {};
const known: { [It in Language]?: PagesApart } = {};
const loading = new Map<string, Promise<void>>();

/** Says where pages come from that are not here yet. */
export function expectPages(from: PageScripts): void {
  scripts = from;
}

export function providePages(language: Language, pages: PagesApart): void {
  known[language] = { ...known[language], ...pages };
}

/** The name of the script that a page is in. */
export const scriptNameOf = (name: NameApart): string => scriptOf[name];

/**
 * Loads the script of a page. Gives what settles with it, or undefined when the page is here. A failure is forgotten, so that
 * the next call asks again.
 */
export function loadPage(name: NameApart, language: Language): Promise<void> | undefined {
  if (known[language]?.[name]) return undefined;
  const script = scriptOf[name];
  const underWay =
    loading.get(script) ??
    scripts[script]?.()
      .then(({ pages }) => providePages(language, pages))
      .finally(() => loading.delete(script));
  if (underWay) loading.set(script, underWay);
  return underWay;
}

/** A page in a script of its own, which is here: nobody draws it before. */
export function PageApart({ name, listed }: { name: NameApart } & Pick<ApartProps, 'listed'>) {
  const { language } = useTexts();
  const page = known[language]?.[name];
  return page && createElement(page, { shell: shellParts, listed });
}
