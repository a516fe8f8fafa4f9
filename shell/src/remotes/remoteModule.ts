import type { Exposed, ExposedModule, LocalisedModule } from '@site/contracts/exposedModules';
import { moduleOf } from '@site/contracts/exposedModules';
import { watchLoading } from '../visit-report/outcomes';
import { fetchFiles, loadExposed } from './loadExposed';

/** How long a remote may take in all, further attempts included, until the visitor gets a fallback, in ms. */
export const MAX_LOADING_MS = 10_000;

type Part = Exposed<ExposedModule>;

/** How far the loading of a module is. */
export type LoadingState =
  | { step: 'idle' | 'prefetching' | 'loading' }
  | { step: 'failed'; failure: unknown }
  | { step: 'loaded'; part: Part };

/** An exposed module in a language, shared by all places that it has on the page. */
export interface RemoteModule {
  readonly name: LocalisedModule;
  state(): LoadingState;
  /** Calls back when the state has changed; returns the function that ends it. */
  subscribe(changed: () => void): () => void;
  /** Loads it, unless it is here or on its way. After a failure it is loaded once more. */
  load(): void;
  /** Loads it before it is needed. A failure leaves everything as it was. */
  prefetch(): void;
}

const modules = new Map<LocalisedModule, RemoteModule>();

export let startLoading = () => {};

/** Remotes take React from the shell, which may still be on its way: until then their files are fetched, and none runs. */
const librariesProvided = new Promise<void>((resolve) => (startLoading = resolve));

/** Loads a module, and notes for the visit report how it went. That it failed is noted by those who tell the visitor. */
function loadPart(name: LocalisedModule) {
  const { arrived, failed } = watchLoading(moduleOf(name));
  let lastFailure: unknown;
  const loading: Promise<Part> = loadExposed(name, (failure) => (lastFailure = failure));
  void loading.then(
    () => arrived(lastFailure),
    () => {},
  );
  return { loading, failed };
}

/** The module of this name. */
export function remoteModule(name: LocalisedModule): RemoteModule {
  const known = modules.get(name);
  if (known) return known;
  const listeners = new Set<() => void>();
  let state: LoadingState = { step: 'idle' };
  let attempts = 0;

  function change(next: LoadingState) {
    state = next;
    listeners.forEach((changed) => changed());
  }

  async function load() {
    if (state.step === 'loading' || state.step === 'loaded') return;
    attempts += 1;
    const own = attempts;
    change({ step: 'loading' });
    fetchFiles(name).catch(() => {});
    await librariesProvided;
    const { loading, failed } = loadPart(name);
    const fail = (failure: unknown) => {
      // It is told once, and not while it is tried again.
      if (own !== attempts || state.step !== 'loading') return;
      failed(failure);
      console.error(`${moduleOf(name)} is not shown:`, failure);
      change({ step: 'failed', failure });
    };
    const timer = setTimeout(
      () => fail(new Error(`${name} took too long (limit ${MAX_LOADING_MS} ms)`)),
      MAX_LOADING_MS,
    );
    await loading
      // What comes too late comes all the same.
      .then((part) => change({ step: 'loaded', part }), fail)
      .finally(() => clearTimeout(timer));
  }

  const made: RemoteModule = {
    name,
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    load: () => void load(),
    prefetch() {
      if (state.step !== 'idle') return;
      change({ step: 'prefetching' });
      loadPart(name).loading.then(
        (part) => change({ step: 'loaded', part }),
        () => state.step === 'prefetching' && change({ step: 'idle' }),
      );
    },
  };
  modules.set(name, made);
  return made;
}
