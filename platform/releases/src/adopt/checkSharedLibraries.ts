import { isProvided } from '../release/checkFit';
import type { LibraryRequirement } from './describeForeign';
import type { ForeignBuild } from './foreignBuild';

/** A component is drawn with the page's; what exposes `mount` may bring its own, and then shares none. */
const NEEDED = ['react', 'react-dom'];

const INSTEAD = `or take react and react-dom out of "shared" and export { mount }`;

/** What every build of React DOM has in it, of any major version. */
export const REACT_DOM = /__DOM_INTERNALS_DO_NOT_USE|reconcilerVersion|reactDomVersion/;

/** Whether React DOM is in one of the scripts. One that nobody imports is in none, and in no list of what is shared. */
const hasReactDom = ({ files }: ForeignBuild) =>
  [...files].some(([path, bytes]) => /\.m?js$/.test(path) && REACT_DOM.test(bytes.toString()));

/**
 * Compares what a build shares with what the shell provides.
 * @returns the ranges that have to hold as long as it is deployed; none of a build that brings its own libraries
 * @throws an error that says what to change in the build
 */
export function checkSharedLibraries(
  name: string,
  shared: ReadonlyMap<string, LibraryRequirement>,
  provided: Readonly<Record<string, string>>,
  build: ForeignBuild,
): Record<string, string> {
  const ranges: Record<string, string> = {};
  if (!NEEDED.some((library) => shared.has(library))) return ranges;
  for (const library of NEEDED) {
    const version = provided[library] ?? '';
    const wanted = shared.get(library);
    if (!wanted) {
      if (library === 'react-dom' && !hasReactDom(build)) continue;
      throw new Error(
        `${name} shares one of react and react-dom, and brings its own ${library}. Share both as singletons, ${INSTEAD}.`,
      );
    }
    if (!wanted.isSingleton) {
      throw new Error(
        `${name} shares ${library}, and not as a singleton. Write { singleton: true } for it in its build, ${INSTEAD}.`,
      );
    }
    if (!isProvided(version, wanted.range)) {
      throw new Error(
        `${name} wants ${library} ${wanted.range}, and the shell brings ${version}. Build it with ${library} ${version}, ${INSTEAD}.`,
      );
    }
    ranges[library] = wanted.range;
  }
  return ranges;
}
