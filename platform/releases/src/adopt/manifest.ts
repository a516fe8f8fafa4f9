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

/** The libraries that the build brings in case that nobody provides them. */
export const fallbacksIn = ({ shared }: Manifest): string[] =>
  shared.flatMap((library) => (library.assets ? allOf(library.assets) : []));

/** The scripts of what a build exposes. */
export const scriptsNamedBy = ({ exposes }: Manifest): string[] =>
  exposes.flatMap(({ assets: { js } }) => [...js.sync, ...js.async]);

/** The style sheets of what a build exposes, at once or later. */
export const stylesNamedBy = ({ exposes }: Manifest): string[] =>
  [...new Set(exposes.flatMap(({ assets: { css } }) => [...css.sync, ...css.async]))].sort();

/** All files that a manifest names, but for its fallbacks. */
export const filesNamedBy = (manifest: Manifest): string[] => {
  const fallbacks = new Set(fallbacksIn(manifest));
  const named = [
    entryOf(manifest),
    ...manifest.exposes.flatMap((exposed) => allOf(exposed.assets)),
  ];
  return [...new Set(named)].filter((name) => !fallbacks.has(name));
};
