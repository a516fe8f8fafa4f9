import type { Compiler } from 'webpack';

/** Resolves once a compiler has built, with or without errors, and has printed which. */
export const firstBuild = (compiler: Compiler): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.hooks.done.tap('first-build', () => void setImmediate(resolve));
    compiler.hooks.failed.tap('first-build', reject);
  });
