type Runtime = { init: (options: object) => unknown };
interface Federation {
  runtime: Runtime;
  initOptions: object;
}

/**
 * Stand where the runtime would prepare shared libraries of which each application has another part: on this site the shell
 * provides each library whole.
 */
export const init = ({ webpackRequire }: { webpackRequire: { federation: Federation } }) =>
  webpackRequire.federation.runtime.init(webpackRequire.federation.initOptions);

export const getSharedFallbackGetter = <Factory>({ factory }: { factory: Factory }) => factory;
