import { singletons, shareConfig } from '@site/contracts/sharedLibraries';
import { isStyle, type PackedWorkspace } from './packedWorkspaces';

/** The folder of the compiled files in a package. */
export const COMPILED = 'dist';

/** The licences of the fonts that a package holds. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.md';

const isSingleton = (name: string) => singletons.some((it) => it === name);

/** Packed as well, and with its types. */
const isOurs = (name: string) => name.startsWith('@site/');

function exportOf(door: string) {
  const file = `./${COMPILED}/${door}`;
  // `types` first: conditions are read in their order.
  return isStyle(door) ? file : { types: `${file}.d.ts`, default: `${file}.js` };
}

/**
 * The `package.json` of a package. What the shell provides is a peer, in the range that a remote shares it in. Takes
 * the packages that its scripts import, and those whose types its declarations use.
 *
 * @throws when the workspace imports what it does not declare
 */
export function packageFile(
  { folder, name, version, description, sideEffects, doors, dependencies }: PackedWorkspace,
  scripts: readonly string[],
  types: readonly string[],
) {
  const declared = (library: string) => {
    const installed = dependencies[library];
    if (installed === undefined)
      throw new Error(`${folder} imports ${library}. Add it to the dependencies.`);
    return installed;
  };
  const provided = Object.keys(dependencies).filter(isSingleton);
  const peers = provided.map((it) => [it, shareConfig(declared(it)).requiredVersion]);
  const needed = new Set([...scripts, ...types.filter(isOurs)]);
  const own = [...needed].filter((it) => !isSingleton(it)).map((it) => [it, declared(it)]);
  const typesOf = types.filter((it) => !isOurs(it)).map((it) => `@types/${it}`);
  return {
    name,
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    sideEffects,
    files: [COMPILED, NOTICES_FILE],
    exports: {
      ...Object.fromEntries(Object.keys(doors).map((door) => [`./${door}`, exportOf(door)])),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(own) as Record<string, string>,
    peerDependencies: {
      ...(Object.fromEntries(peers) as Record<string, string>),
      ...Object.fromEntries(typesOf.map((it) => [it, '*'])),
    },
    peerDependenciesMeta: Object.fromEntries(typesOf.map((it) => [it, { optional: true }])),
  };
}
