import { loadRemote } from '@module-federation/enhanced/runtime';
import {
  moduleOf,
  type Exposed,
  type ExposedModule,
  type LocalisedModule,
} from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import { watchLoading } from '../visit-report/outcomes';
import { fetchFile } from './fetchFile';
import { adoptedRelease, filesOf } from './releasesInUse';
import { RETRY_PAUSES } from './timeLimits';

/**
 * Loads one exposed module; the only place where the shell reaches a remote, and where files of remotes are asked for again.
 * @throws the last reason when all attempts failed
 */
export function loadExposed<Module extends ExposedModule>(
  module: LocalisedModule,
): Promise<Exposed<Module>> {
  const { arrived, failed } = watchLoading(moduleOf(module));
  let lastFailure: unknown;
  async function attempt([pause, ...laterPauses]: readonly number[]): Promise<Exposed<Module>> {
    try {
      return await loadOnce<Module>(module, lastFailure !== undefined);
    } catch (failure) {
      lastFailure = failure;
      if (pause === undefined) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pause));
      return attempt(laterPauses);
    }
  }
  const loading = attempt(RETRY_PAUSES);
  loading.then(() => arrived(lastFailure), failed);
  return loading;
}

async function loadOnce<Module extends ExposedModule>(
  module: LocalisedModule,
  pastCaches: boolean,
): Promise<Exposed<Module>> {
  await fetchFiles(module, pastCaches);
  const loaded = await loadRemote<{ default?: Exposed<Module> }>(module);
  const exposed = loaded?.default;
  if (!exposed) throw new Error(`${module} has no default export`);
  // Remotes that others built expose components.
  return typeof exposed === 'function' ? (part(exposed) as Exposed<Module>) : exposed;
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
    filesOf(module).map(({ address, integrity }) => fetchFile(address, integrity, { pastCaches })),
  );
}
