// The package has this file without types; its index would bring the rest of the package into the build.
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: unknown;
}
