import { loadRemote } from '@module-federation/enhanced/runtime';
import { moduleOf } from '@site/contracts/exposedModules';
import type { Exposed, ExposedModule, LocalisedModule } from '@site/contracts/exposedModules';
import { failureReason } from '../visit-report/failureReason';
import { noteArrival } from '../visit-report/outcomes';
import { fetchFile } from './fetchFile';
import { adoptedRelease, filesOf, remoteOf } from './releasesInUse';

/** The pauses before the attempts, in ms. A refusal is answered at once, so these are short. */
const PAUSES: readonly number[] = [0, 300, 800];

/**
 * Loads one exposed module; the only place in a browser where the shell reaches a remote, and where files of remotes are asked
 * for again.
 * @throws the last reason when all attempts failed
 */
export async function loadExposed<Module extends ExposedModule>(
  module: LocalisedModule,
): Promise<Exposed<Module>> {
  const since = performance.now();
  let lastFailure: unknown;
  let cache: 'reload' | undefined;
  for (const pause of PAUSES) {
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      await fetchFiles(module, cache);
      const loaded = await loadRemote<{ default?: Exposed<Module> }>(module);
      if (!loaded?.default) throw new Error(`${module} has no default export`);
      refuseOtherReact(module, loaded.default);
      noteArrival(moduleOf(module), performance.now() - since, lastFailure);
      return loaded.default;
    } catch (failure) {
      lastFailure = failure;
      // What is late is not damaged, and what has come of it until then may be kept.
      if (failureReason(failure) !== 'timeout') cache = 'reload';
    }
  }
  throw lastFailure;
}

/** @throws for a component of a build with its own React: drawn by the shell's, it would only say that a hook is null */
function refuseOtherReact(module: LocalisedModule, { mount }: Partial<Exposed<ExposedModule>>) {
  if (mount || !adoptedRelease(remoteOf(module))?.adopted?.hasOwnLibraries) return;
  throw new Error(
    `${module} exports no { mount }, and its build takes no React from the page. Export it, or share react and react-dom as singletons.`,
  );
}

/** Fetches all that a module needs, side by side, before any of its scripts runs. */
export async function fetchFiles(module: LocalisedModule, cache?: 'reload'): Promise<void> {
  const name = remoteOf(module);
  const release = adoptedRelease(name);
  if (release) {
    const { prepareForeign } = await import(/* webpackChunkName: "foreign" */ './prepareForeign');
    return prepareForeign(name, release);
  }
  await Promise.all(
    filesOf(module)
      .filter(({ address }) => !isInPage(address))
      .map(({ address, integrity }) => fetchFile(address, integrity, cache)),
  );
}

/** Whether a file stands in the page: style sheets do, marked with their addresses. */
function isInPage(address: string): boolean {
  const selector = address.replace(/(.*\/)(.*)/, '[data-base="$1"][data-href="$2"]');
  return document.querySelector(selector) !== null;
}
