import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '@site/tooling/workspace';

/** Puts a file of this folder in the place of a file of a federation package; `file` is the end of that file's path. */
function replace(file: string, stand: string) {
  const name = file.split('/').at(-1) ?? file;
  return new webpack.NormalModuleReplacementPlugin(
    new RegExp(`${name.replace('.', '\\.')}$`),
    (resource: { context: string; request: string }) => {
      // By the path, not by the request: a request says too little, and behind the resolver it is too late for a loader.
      if (!join(resource.context, resource.request).endsWith(`@module-federation/${file}`)) return;
      resource.request = join(root, 'platform/federation/src/webpack', stand);
    },
  );
}

/** Takes out of a remote the federation runtime that the federation plugin adds: the shell brings it. */
export const takeRuntimeOfHost = new webpack.NormalModuleReplacementPlugin(
  /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
  join(root, 'platform/federation/src/webpack/runtimeOfHost.ts'),
);

/** Takes out of the shell's runtime what the plugin's own options leave in, though nothing on the site asks for it. */
export const withoutUnusedParts = [
  replace('runtime-core/dist/plugins/snapshot/SnapshotHandler.js', 'unused/snapshots.ts'),
  replace('runtime-core/dist/utils/preload.js', 'unused/preloading.ts'),
  replace('runtime-core/dist/utils/semver/index.js', 'unused/versions.ts'),
  replace('sdk/dist/env.js', 'unused/debugging.ts'),
  replace('webpack-bundler-runtime/dist/installInitialConsumes.js', 'unused/sharedByBuild.ts'),
  replace('webpack-bundler-runtime/dist/remotes.js', 'unused/remoteImports.ts'),
  replace('webpack-bundler-runtime/dist/init.js', 'unused/treeShaking.ts'),
  replace('webpack-bundler-runtime/dist/getSharedFallbackGetter.js', 'unused/treeShaking.ts'),
];
