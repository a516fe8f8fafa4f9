import type { Exposed, ExposedModule, LocalisedModule } from '@site/contracts/exposedModules';

type Modules = { readonly [Name in LocalisedModule]?: unknown };

/** Replaces `loadExposed` of `shell/src/remotes` by modules that are in the bundle already. */
export const loadFrom =
  (modules: Modules) =>
  <Module extends ExposedModule>(module: Module): Promise<Exposed<Module>> =>
    Promise.resolve(modules[module] as Exposed<Module>);
