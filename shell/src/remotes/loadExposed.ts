import { loadRemote } from '@module-federation/enhanced/runtime';
import {
  moduleOf,
  type Exposed,
  type ExposedModule,
  type LocalisedModule,
} from '@site/contracts/exposedModules';
import { watchLoading } from '../visit-report/outcomes';
import { adoptedRelease } from './releasesInUse';
import { REMOTE_TIME_LIMIT, RETRY_PAUSES } from './timeLimits';
import { withinTime } from './withinTime';

/**
 * Loads one exposed module; the only place where the shell reaches a remote.
 * Tries again after a failure, and rejects when all attempts failed or the time is up: the library
 * has no limit of its own for a remote as a whole.
 */
export function loadExposed<Module extends ExposedModule>(
  module: Module,
): Promise<Exposed<Module>> {
  const { arrived, failed } = watchLoading(moduleOf(module));
  let lastFailure: unknown;
  const attempts = attempt(module, RETRY_PAUSES, (failure) => (lastFailure = failure));
  const loading = withinTime(attempts, REMOTE_TIME_LIMIT, `${module} took too long`);
  loading.then(() => arrived(lastFailure), failed);
  return loading;
}

async function attempt<Module extends ExposedModule>(
  module: Module,
  [pause, ...laterPauses]: readonly number[],
  onFailure: (failure: unknown) => void,
): Promise<Exposed<Module>> {
  try {
    await prepare(module);
    const loaded = await loadRemote<{ default?: Exposed<Module> }>(module);
    if (!loaded?.default) throw new Error(`${module} has no default export`);
    return loaded.default;
  } catch (failure) {
    onFailure(failure);
    if (pause === undefined) throw failure;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return attempt(module, laterPauses, onFailure);
  }
}

/** A remote that others built has files to be there before its own loader asks for them. */
async function prepare(module: LocalisedModule): Promise<void> {
  const [name = ''] = module.split('/');
  const release = adoptedRelease(name);
  if (!release) return;
  const { prepareForeign } = await import(
    /* webpackChunkName: "foreign" */ './foreign/prepareForeign'
  );
  await prepareForeign(name, release);
}

/**
 * Fetches an exposed module and runs its script before anyone asks for it. Tries once, and tells whether it is there; of a
 * failure nobody need hear yet.
 */
export function fetchAhead(module: LocalisedModule): Promise<boolean> {
  return prepare(module)
    .then(() => loadRemote(module))
    .then(Boolean, () => false);
}
