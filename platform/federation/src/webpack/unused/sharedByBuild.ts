import { refuse } from './refuse';

/** Stands where an application's first scripts would wait for shared libraries: the shell hands them over by itself. */
export { refuse as installInitialConsumes };
