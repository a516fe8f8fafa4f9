import { isProvided } from '../deployments/checkFit';
import type { Wanted } from './describeForeign';
import type { ForeignBuild } from './foreignBuild';

/** Without these from the page, a part draws with a second React, which cannot keep state. */
const NEEDED = ['react', 'react-dom'];

/** What every build of React DOM has in it, of any major version. */
const REACT_DOM = /__DOM_INTERNALS_DO_NOT_USE|reconcilerVersion|reactDomVersion/;

/** Whether React DOM is in one of the scripts. One that nobody imports is in none, and in no list of what is shared. */
const hasReactDom = ({ files }: ForeignBuild) =>
  [...files].some(([path, bytes]) => /\.m?js$/.test(path) && REACT_DOM.test(bytes.toString()));

/**
 * Compares what a build shares with what the shell provides.
 * @returns the ranges that have to hold as long as it is deployed
 * @throws an error that says what to change in the build
 */
export function checkSharedLibraries(
  name: string,
  shared: ReadonlyMap<string, Wanted>,
  provided: Readonly<Record<string, string>>,
  build: ForeignBuild,
): Record<string, string> {
  const ranges: Record<string, string> = {};
  for (const library of NEEDED) {
    const version = provided[library] ?? '';
    const wanted = shared.get(library);
    if (!wanted) {
      if (library === 'react-dom' && !hasReactDom(build)) continue;
      throw new Error(
        `${name} brings its own ${library}. Share react and react-dom as singletons in its build.`,
      );
    }
    if (!wanted.isSingleton) {
      throw new Error(
        `${name} shares ${library}, and not as a singleton. Write { singleton: true } for it in its build.`,
      );
    }
    if (!isProvided(version, wanted.range)) {
      throw new Error(
        `${name} wants ${library} ${wanted.range}, and the shell brings ${version}. Build it with ${library} ${version}.`,
      );
    }
    ranges[library] = wanted.range;
  }
  return ranges;
}
