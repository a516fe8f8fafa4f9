import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Exposed, ExposedModule, LocalisedModule } from '@site/contracts/exposedModules';
import { fetchFile } from './fetchFile';
import { adoptedRelease, filesOf } from './releasesInUse';

/** The pauses before the second and the third attempt, in ms. A refusal is answered at once, so these are short. */
const RETRY_PAUSES: readonly number[] = [300, 800];

/**
 * Loads one exposed module; the only place where the shell reaches a remote, and where files of remotes are asked for again.
 * Calls back with the reason before each further attempt.
 * @throws the last reason when all attempts failed
 */
export function loadExposed<Module extends ExposedModule>(
  module: LocalisedModule,
  onRetry: (reason: unknown) => void = () => {},
): Promise<Exposed<Module>> {
  async function attempt(
    [pause, ...laterPauses]: readonly number[],
    pastCaches = false,
  ): Promise<Exposed<Module>> {
    try {
      return await loadOnce<Module>(module, pastCaches);
    } catch (failure) {
      if (pause === undefined) throw failure;
      onRetry(failure);
      await new Promise((resolve) => setTimeout(resolve, pause));
      return attempt(laterPauses, true);
    }
  }
  return attempt(RETRY_PAUSES);
}

async function loadOnce<Module extends ExposedModule>(
  module: LocalisedModule,
  pastCaches: boolean,
): Promise<Exposed<Module>> {
  await fetchFiles(module, pastCaches);
  const loaded = await loadRemote<{ default?: Exposed<Module> }>(module);
  const exposed = loaded?.default;
  if (!exposed) throw new Error(`${module} has no default export`);
  return exposed;
}

/** Fetches all that a module needs, side by side, before any of its scripts runs. */
export async function fetchFiles(module: LocalisedModule, pastCaches = false): Promise<void> {
  const [name = ''] = module.split('/');
  const release = adoptedRelease(name);
  if (release) {
    const { prepareForeign } = await import(
      /* webpackChunkName: "foreign" */ './foreign/prepareForeign'
    );
    return prepareForeign(name, release);
  }
  await Promise.all(
    filesOf(module)
      .filter(({ address }) => !isInPage(address))
      .map(({ address, integrity }) => fetchFile(address, integrity, { pastCaches })),
  );
}

/** Whether a style sheet stands in the page, which marks it with its address. */
function isInPage(address: string): boolean {
  if (!address.endsWith('.css')) return false;
  const name = address.lastIndexOf('/') + 1;
  const [base, href] = [address.slice(0, name), address.slice(name)];
  return document.querySelector(`[data-base="${base}"][data-href="${href}"]`) !== null;
}
