import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

/** Files to write, by their paths from the repository's root. */
export type Files = Readonly<Record<string, string>>;

/** Reads a file of the repository. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Tells whether a file or folder of the repository is there. */
export const isThere = (path: string): boolean => existsSync(join(root, path));

/** The options of `npm run new -- remote`; a section takes the title alone. */
export interface NewOptions {
  readonly title?: string;
  readonly path?: string;
  readonly owner?: string;
  readonly module?: string;
  readonly foreign?: boolean;
}

/** What a recipe makes, and what remains for a person. */
export interface Made {
  /** Files that are new. */
  created: Files;
  /** Files that are there, with what is added to them. */
  edited: Files;
  /** What to run, behind `npm run`, for the files that follow from these. */
  scripts?: readonly (readonly string[])[];
  remains: readonly string[];
}
