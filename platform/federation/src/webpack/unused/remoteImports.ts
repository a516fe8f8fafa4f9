import { refuse } from './refuse';

/** Stands where a host would import a remote's module by a statement: the shell asks for each by its name. */
export { refuse as remotes };
