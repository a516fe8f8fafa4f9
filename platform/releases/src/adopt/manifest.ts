import { packageOf, singletons } from '@site/contracts/sharedLibraries';
import { z } from 'zod';
import { parseWithSchema } from '../release/parseWithSchema';

const list = z.array(z.string());
const assets = z.object({
  js: z.object({ sync: list, async: list }),
  css: z.object({ sync: list, async: list }),
});

const schema = z.object({
  name: z.string().min(1),
  metaData: z.object({
    buildInfo: z.object({ buildVersion: z.string() }).optional(),
    globalName: z.string().min(1),
    remoteEntry: z.object({
      name: z.string().min(1),
      path: z.string(),
      type: z.string(),
    }),
  }),
  shared: z.array(
    z.object({
      name: z.string(),
      singleton: z.boolean().optional(),
      requiredVersion: z.union([z.string(), z.literal(false)]).optional(),
      assets: assets.optional(),
    }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets })),
});

/** The part of `mf-manifest.json` that is read here. */
export type Manifest = z.infer<typeof schema>;

export const manifestOf = (text: string, from: string): Manifest =>
  parseWithSchema(schema, text, { address: `mf-manifest.json of ${from}`, what: 'manifest' });

/** The path of the container script that a manifest names. */
export const entryOf = ({ metaData: { remoteEntry } }: Manifest): string =>
  [remoteEntry.path.replace(/^\.?\/|\/$/g, ''), remoteEntry.name].filter(Boolean).join('/');

/** All files of a module or a library. */
const allOf = ({ js, css }: z.infer<typeof assets>) => [
  ...js.sync,
  ...js.async,
  ...css.sync,
  ...css.async,
];

const isOfShell = (library: string) =>
  singletons.some((singleton) => packageOf(singleton) === packageOf(library));

const filesOfLibraries = ({ shared }: Manifest, areOfShell: boolean) =>
  shared.flatMap(({ name, assets }) => (assets && isOfShell(name) === areOfShell ? [assets] : []));

/** The files of the libraries that the build brings and never uses here: the shell provides them. */
export const fallbacksIn = (manifest: Manifest): string[] =>
  filesOfLibraries(manifest, true).flatMap(allOf);

/** The files of what a build exposes, and of the libraries that it shares and the shell does not have. */
const filesInUse = (manifest: Manifest) => [
  ...manifest.exposes.map(({ assets }) => assets),
  ...filesOfLibraries(manifest, false),
];

/** The scripts of what a build exposes. */
export const scriptsNamedBy = (manifest: Manifest): string[] =>
  filesInUse(manifest).flatMap(({ js }) => [...js.sync, ...js.async]);

/** The style sheets of what a build exposes, at once or later. */
export const stylesNamedBy = (manifest: Manifest): string[] =>
  [...new Set(filesInUse(manifest).flatMap(({ css }) => [...css.sync, ...css.async]))].sort();

/** All files that a manifest names, but for those that are never used. */
export const filesNamedBy = (manifest: Manifest): string[] => {
  const fallbacks = new Set(fallbacksIn(manifest));
  const named = [entryOf(manifest), ...filesInUse(manifest).flatMap(allOf)];
  return [...new Set(named)].filter((name) => !fallbacks.has(name));
};
