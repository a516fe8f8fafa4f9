import { init } from '@module-federation/runtime';

/** The part of webpack's `require` that the federation plugin sets up. */
interface WebpackRequire {
  federation: { initOptions: Parameters<typeof init>[0] };
}

/**
 * What the federation plugin starts the shell with. The plugin's own module also loads remotes by `import` statement, offers
 * the shell's shared libraries and tree-shakes them; the shell calls `loadRemote` and `registerShared` instead.
 */
export default {
  runtime: { init },
  bundlerRuntime: {
    init: ({ webpackRequire }: { webpackRequire: WebpackRequire }) =>
      init(webpackRequire.federation.initOptions),
  },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
