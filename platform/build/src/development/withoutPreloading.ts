interface PreloadArguments {
  preloadOps: object[];
}

/**
 * A plugin of the federation runtime. With manifests, the runtime would run a module's scripts ahead, and after a
 * change a development server counts hot updates among them, which cannot run alone. A container loads its scripts by
 * itself.
 */
export default () => ({
  name: 'without-preloading',
  beforePreloadRemote({ preloadOps }: PreloadArguments) {
    preloadOps.length = 0;
  },
});
