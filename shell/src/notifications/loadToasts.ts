type ToastsModule = typeof import('./Toasts');

const load = () => import(/* webpackChunkName: "toasts" */ './Toasts');

let loaded: Promise<ToastsModule> | undefined;

/** Loads toasts and their library. A failure is retried once, and again the next time. */
export function loadToasts(): Promise<ToastsModule> {
  loaded ??= load()
    .catch(load)
    .catch((failure: unknown) => {
      loaded = undefined;
      throw failure;
    });
  return loaded;
}
