import {
  inLanguage,
  type Exposed,
  type ExposedModule,
  type LocalisedModule,
} from '@site/contracts/exposedModules';
import { defaultLanguage, type Language } from '@site/contracts/languages';
import { noteThrown, watchLoading } from '../visit-report/outcomes';
import { reloadIfOutdated } from './liveReleases';
import { fetchAhead, loadExposed } from './loadExposed';
import { learnReleases } from './furtherReleases';
import { hasModule, isKnown } from './releasesInUse';

/** A module of a remote and how far its loading is. */
export interface RemoteResource<Module extends ExposedModule> {
  /** The module, for a place that is empty until it arrives; rejects when it fails. */
  read(): Promise<Exposed<Module>>;
  /**
   * The module, for a place that holds its prerendered content already. It never rejects: React would delete the content.
   * It is loaded when it is woken; after a failure it waits for `retry`.
   */
  readPrerendered(): Promise<Exposed<Module>>;
  /** Loads it for the place that holds its prerendered content, once: a visitor sees or touches it. */
  wake(): void;
  /** Loads it before it is needed, once. A failure leaves everything as it was. */
  prefetch(): void;
  /** True once the module can be drawn without waiting. */
  hasArrived(): boolean;
  /** The name of the module that is shown: in the page's language, or in the default one if the release lacks that. */
  shown(): LocalisedModule;
  /** Loads it once more after a failure, unless other releases are live by now: then the page is reloaded. */
  retry(): void;
  /** Forgets a failure: the next reader loads it once more. */
  reset(): void;
  /** True after a failure until the next attempt. */
  hasFailed(): boolean;
  /** Calls back whenever `hasFailed` may have changed; returns the function that ends it. */
  subscribe(changed: () => void): () => void;
}

/** What prerendered content waits for, over failures and further attempts. */
interface Deferred<Part> {
  promise: Promise<Part>;
  resolve(part: Part): void;
}

type State<Part> = { prerendered?: Deferred<Part> } & (
  | { step: 'idle' | 'prefetching' }
  | { step: 'loading' | 'loaded' | 'failed'; promise: Promise<Part> }
);

/**
 * Marks a promise as one that React reads without waiting, by the two fields that it keeps on promises itself. Content that
 * is drawn already would otherwise be replaced by its placeholder for a moment. It must be the promise that React has seen:
 * another one of the same value counts as new.
 */
function markFulfilled<Value>(promise: Promise<Value>, value: Value): void {
  Object.assign(promise, { status: 'fulfilled', value });
}

function deferred<Part>(): Deferred<Part> {
  let resolve = (_part: Part) => {};
  const promise = new Promise<Part>((it) => (resolve = it));
  return {
    promise,
    resolve(part) {
      markFulfilled(promise, part);
      resolve(part);
    },
  };
}

/** Makes sure that the release of a module is known. A failure counts as one of the module. */
async function learnRelease(module: ExposedModule): Promise<void> {
  if (isKnown(module)) return;
  const { failed } = watchLoading(module);
  await learnReleases().catch((failure: unknown) => {
    failed(failure);
    throw failure;
  });
}

/** Keeps one exposed module in a language: loaded when first read, and again after a failure when asked. */
export function remoteResource<Module extends ExposedModule>(
  module: Module,
  language: Language = defaultLanguage,
): RemoteResource<Module> {
  type Part = Exposed<Module>;
  const listeners = new Set<() => void>();
  let state: State<Part> = { step: 'idle' };

  const shown = () => {
    const localised = inLanguage(module, language);
    // A release that is older than the language has the module in the default one alone.
    return hasModule(localised) ? localised : module;
  };

  function change(next: State<Part>) {
    state = { ...next, prerendered: next.prerendered ?? state.prerendered } as State<Part>;
    listeners.forEach((changed) => changed());
  }

  function load(before: Promise<unknown> = Promise.resolve()): Promise<Part> {
    const promise: Promise<Part> = before
      .then(() => learnRelease(module))
      .then(() => loadExposed<Module>(shown() as Module))
      .then(
        (part) => {
          markFulfilled(promise, part);
          state.prerendered?.resolve(part);
          change({ step: 'loaded', promise });
          return part;
        },
        (failure: unknown) => {
          console.error(`${module} is not shown:`, failure);
          change({ step: 'failed', promise });
          throw failure;
        },
      );
    // A failure is told by `hasFailed`, and to those who read the promise.
    promise.catch(() => {});
    change({ step: 'loading', promise });
    return promise;
  }

  const loadOnce = () => ('promise' in state ? state.promise : load());

  return {
    read: loadOnce,
    readPrerendered() {
      if (state.step === 'loaded') return state.prerendered?.promise ?? state.promise;
      return (state.prerendered ??= deferred()).promise;
    },
    wake: () => void loadOnce(),
    prefetch() {
      if (state.step !== 'idle') return;
      change({ step: 'prefetching' });
      const fetching = learnRelease(module).then(() => fetchAhead(shown()));
      void fetching
        .catch(() => false)
        .then((isHere) => {
          if (state.step !== 'prefetching') return;
          if (isHere) void load();
          else change({ step: 'idle' });
        });
    },
    hasArrived: () => state.step === 'loaded',
    shown,
    retry() {
      const isReloading = reloadIfOutdated();
      void load(isReloading.then((it) => (it ? new Promise(() => {}) : undefined)));
    },
    reset() {
      // Nothing failed in loading, so the part itself did, when it was drawn.
      if (state.step === 'loaded') noteThrown(module);
      state = { step: 'idle' };
    },
    hasFailed: () => state.step === 'failed',
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
