import type { ExposedModule } from '@site/contracts/exposedModules';
import type { MenuEntry, PinnedRoute } from '@site/contracts/remoteDeclaration';
import { plainPath, type Language } from '@site/company/languages';
import { releasesInUse } from './releasesInUse';

/** A page of a remote, as the shell draws it. */
export interface RouteInUse extends PinnedRoute {
  remote: string;
}

const routesInUse = (): RouteInUse[] =>
  Object.entries(releasesInUse()).flatMap(([remote, { routes = [] }]) =>
    routes.map((route) => ({ ...route, remote })),
  );

/** The pages of remotes in a language. */
export const remoteRoutesIn = (language: Language): readonly RouteInUse[] =>
  routesInUse().filter(({ texts }) => texts[language]);

/** The page of a remote at a path, which may be in any language; undefined for any other page. */
export function remoteRouteAt(path: string): RouteInUse | undefined {
  const plain = plainPath(path);
  return routesInUse().find((candidate) => candidate.path === plain);
}

/** The exposed module that a page is. */
export const moduleOfRoute = ({ remote, module }: RouteInUse) =>
  `${remote}/${module}` as ExposedModule;

/** The entries that remotes have in header and menu. */
export const menuEntriesIn = (language: Language): readonly MenuEntry[] =>
  remoteRoutesIn(language).flatMap(({ path, texts }) => {
    const entry = texts[language]?.menu;
    return entry === undefined ? [] : [{ path, menu: entry }];
  });
