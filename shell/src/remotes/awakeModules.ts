import type { LocalisedModule } from '@site/contracts/exposedModules';

const awake = new Set<LocalisedModule>();
let wakeResource = (_module: LocalisedModule) => {};

/** Notes that a visitor sees or touches the prerendered part of a module, so that it should come alive. */
export function wake(module: LocalisedModule): void {
  if (awake.has(module)) return;
  awake.add(module);
  wakeResource(module);
}

/** Calls back for each module that is awake: at once for those that are, later for the others. */
export function onWake(listener: (module: LocalisedModule) => void): void {
  wakeResource = listener;
  awake.forEach(listener);
}
