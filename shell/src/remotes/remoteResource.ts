import {
  inLanguage,
  type Exposed,
  type ExposedModule,
  type LocalisedModule,
} from '@site/contracts/exposedModules';
import { defaultLanguage, type Language } from '@site/contracts/languages';
import { failureReason } from '../visit-report/failureReason';
import { noteThrown } from '../visit-report/outcomes';
import { fetchAhead, loadExposed } from './loadExposed';

/** A module of a remote and how it stands with it. */
export interface RemoteResource<Module extends ExposedModule> {
  /** The module, for a place that is empty until it arrives; rejects when it fails. */
  read(): Promise<Exposed<Module>>;
  /**
   * The module, for a place that holds its prerendered content already. It never rejects: React would delete the content.
   * After a failure it waits for `retry`.
   */
  readPatiently(): Promise<Exposed<Module>>;
  /** Loads it for a place that holds its prerendered content, before React comes to that place. */
  wake(): void;
  /** Loads it before it is needed, once. A failure leaves everything as it was. */
  prefetch(): void;
  /** True once the module can be drawn without waiting. */
  hasArrived(): boolean;
  /** The name of the module that has arrived: the one in the wished language, or the one that stands in for it. */
  shown(): LocalisedModule;
  /** Loads anew after a failure. */
  retry(): void;
  /** Gives a failure up: whoever reads next loads anew. */
  forgetFailure(): void;
  /** True after a failure until the next attempt. */
  hasFailed(): boolean;
  /** Calls back whenever `hasFailed` may have changed; gives the function that ends it. */
  subscribe(changed: () => void): () => void;
}

/**
 * Marks a promise as one that React reads without waiting, by the two fields that it keeps on promises itself. What is drawn
 * already would otherwise give way to its placeholder for a moment. It must be the promise that React has seen: another one
 * of the same value counts as new.
 */
function markFulfilled<Value>(promise: Promise<Value>, value: Value): void {
  Object.assign(promise, { status: 'fulfilled', value });
}

/**
 * Keeps one exposed module in a language: loaded when first read, at most once at a time, and again after a failure when
 * asked. A release that is older than the language has the module in the default one alone; that one stands in.
 */
export function remoteResource<Module extends ExposedModule>(
  module: Module,
  language: Language = defaultLanguage,
): RemoteResource<Module> {
  type Part = Exposed<Module>;
  const listeners = new Set<() => void>();
  let shown: LocalisedModule = inLanguage(module, language);
  let loading: Promise<Part> | undefined;
  let failed = false;
  let isAhead = false;
  let arrived: Promise<Part> | undefined;
  let patient: { promise: Promise<Part>; arrived: (part: Part) => void } | undefined;

  function settle(hasFailed: boolean) {
    failed = hasFailed;
    listeners.forEach((changed) => changed());
  }

  function loadInLanguage(): Promise<Part> {
    return loadExposed<Module>(shown as Module).catch((failure: unknown) => {
      if (shown === module || failureReason(failure) !== 'missing') throw failure;
      shown = module;
      return loadExposed(module);
    });
  }

  function load(): Promise<Part> {
    if (loading) return loading;
    const attempt = loadInLanguage().then(
      (part) => {
        markFulfilled(attempt, part);
        arrived = attempt;
        patient?.arrived(part);
        settle(false);
        return part;
      },
      (failure: unknown) => {
        console.error(`${module} is not shown:`, failure);
        settle(true);
        throw failure;
      },
    );
    loading = attempt;
    return attempt;
  }

  function waitPatiently() {
    let resolve = (_part: Part) => {};
    const promise = new Promise<Part>((it) => (resolve = it));
    const tell = (part: Part) => {
      markFulfilled(promise, part);
      resolve(part);
    };
    return { promise, arrived: tell };
  }

  function readPatiently(): Promise<Part> {
    if (!patient && arrived) return arrived;
    patient ??= waitPatiently();
    load().catch(() => {});
    return patient.promise;
  }

  return {
    read: () => arrived ?? load(),
    readPatiently,
    wake: () => void readPatiently(),
    prefetch() {
      if (loading || isAhead) return;
      isAhead = true;
      void fetchAhead(shown).then((isHere) => {
        isAhead = false;
        if (isHere) load().catch(() => {});
      });
    },
    hasArrived: () => arrived !== undefined,
    shown: () => shown,
    retry() {
      loading = undefined;
      settle(false);
      load().catch(() => {});
    },
    forgetFailure() {
      // Nothing failed in loading, so the part itself did, when it was drawn.
      if (arrived) noteThrown(module);
      arrived = patient = undefined;
      loading = undefined;
    },
    hasFailed: () => failed,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
