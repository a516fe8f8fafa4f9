import type { Exposed, ExposedModule, LocalisedModule } from '@site/contracts/exposedModules';
import { withTimeout } from '@site/shared-ui/withTimeout';
import { fetchFiles, loadExposed } from './loadExposed';
import { remoteOf } from './releasesInUse';

/** How long a remote may take in all, further attempts included, until the visitor gets a fallback, in ms. */
export const MAX_LOADING_MS = 10_000;

/** How far the loading of a module is. */
export type LoadingState =
  | { step: 'idle' | 'loading' }
  | { step: 'failed'; failure: unknown }
  | { step: 'loaded'; part: Exposed<ExposedModule> };

/** An exposed module in a language, shared by all places that it has on the page. */
export interface RemoteModule {
  readonly name: LocalisedModule;
  state(): LoadingState;
  /** Calls back when the state has changed; returns the function that ends it. */
  subscribe(changed: () => void): () => void;
  /** Loads it, also before it is needed, unless it is here or on its way. After a failure it is loaded once more. */
  load(): void;
}

const modules = new Map<LocalisedModule, RemoteModule>();

export let startLoading = () => {};

/** Remotes take React from the shell, which may still be on its way: until then their files are fetched, and none runs. */
const librariesProvided = new Promise<void>((resolve) => (startLoading = resolve));

/** The module of this name. */
export function remoteModule(name: LocalisedModule): RemoteModule {
  const known = modules.get(name);
  if (known) return known;
  const listeners = new Set<() => void>();
  let state: LoadingState = { step: 'idle' };

  function change(next: LoadingState) {
    state = next;
    listeners.forEach((changed) => changed());
  }

  function load(): void {
    if (state.step === 'loading' || state.step === 'loaded') return;
    change({ step: 'loading' });
    fetchFiles(name).catch(() => {});
    void librariesProvided.then(evaluate);
  }

  /** Never rejects. */
  async function evaluate(): Promise<void> {
    const loading = loadExposed(name);
    // What comes too late comes all the same.
    loading.then(
      (part) => {
        change({ step: 'loaded', part });
        // Its remote is there again: whatever else of it has failed comes too.
        modules.forEach((other) => {
          if (remoteOf(other.name) === remoteOf(name) && other.state().step === 'failed')
            other.load();
        });
      },
      () => {},
    );
    const tooLate = () => new Error(`${name} took too long`);
    await withTimeout(MAX_LOADING_MS, loading, tooLate).catch((failure: unknown) => {
      if (state.step === 'loading') change({ step: 'failed', failure });
    });
  }

  const made: RemoteModule = {
    name,
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    load,
  };
  modules.set(name, made);
  return made;
}

/** Asks for modules; tells whether all are loaded within a time, in ms. */
export function loadWithin(wanted: readonly RemoteModule[], ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (result: boolean) => {
      clearTimeout(timer);
      subscriptions.forEach((unsubscribe) => unsubscribe());
      resolve(result);
    };
    const timer = setTimeout(end, ms, false);
    const check = () => wanted.every(({ state }) => state().step === 'loaded') && end(true);
    const subscriptions = wanted.map(({ subscribe }) => subscribe(check));
    wanted.forEach(({ load }) => load());
    check();
  });
}
