import type { Language } from '@site/company/languages';
import { inLanguage } from '@site/contracts/exposedModules';
import { declarationOf, modulesOf, type RemoteName } from '@site/contracts/remotes';
import { commonScript } from './commonScript';
import { sheetGroups, type SeparateStyles } from './sheetGroups';

/** How a remote's exposed modules lie in scripts: a page waits for each script that it needs. */
export interface RemoteScripts {
  /** The name of one script for all exposed modules together, for modules that stand on the same pages. */
  inOneScript?: string | undefined;
  /** Styles that have a sheet of their own, by its name. That of an exposed module stands where the module does alone. */
  separateStyles?: SeparateStyles;
}

/** The modules that a remote exposes, in each of its languages a file of that name in `src/exposes`. */
export function exposedEntries(name: RemoteName, { inOneScript }: RemoteScripts) {
  const entriesIn = (language: Language) => {
    const script = inOneScript === undefined ? {} : { name: inLanguage(inOneScript, language) };
    return modulesOf(name).map((module) => {
      const file = inLanguage<string>(module, language);
      return [`./${file}`, { import: `./src/exposes/${file}.tsx`, ...script }] as const;
    });
  };
  return Object.fromEntries(declarationOf(name).languages.flatMap(entriesIn));
}

/** Those that the server's rendering has besides. */
export const serverEntries = (name: RemoteName) =>
  Object.fromEntries(
    (declarationOf(name).serverModules ?? []).map((module) => [
      `./${module}`,
      { import: `./src/server-modules/${module}.ts` },
    ]),
  );

/** The name that the federation plugin gives the script of an exposed module. */
const exposeChunk = (module: string) => `__federation_expose_${module}`;

/** How webpack splits a remote's scripts and styles. */
export function remoteChunks(
  name: RemoteName,
  { inOneScript, separateStyles = {} }: RemoteScripts,
) {
  const { languages } = declarationOf(name);
  const scripts = inOneScript === undefined ? modulesOf(name).map(exposeChunk) : [inOneScript];
  const inEachLanguage = (script: string) =>
    languages.map((language) => inLanguage<string>(script, language));
  const all = scripts.flatMap(inEachLanguage);
  // A page is in one language: what a script has in common with the same one in other languages is a file of its own, so that
  // another language costs its words alone.
  const commonScripts = (languages.length > 1 ? scripts : []).map((script) =>
    commonScript(`${script}.shared`, inEachLanguage(script)),
  );
  return {
    // What is loaded together is one script.
    chunks: () => false,
    cacheGroups: {
      ...sheetGroups(separateStyles, (chunk) => !!chunk.name && all.includes(chunk.name)),
      ...Object.fromEntries(commonScripts.map((group) => [group.name, group])),
    },
  };
}
