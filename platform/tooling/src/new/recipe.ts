/** Files to write, by their paths from the repository's root. A file that is there already is replaced. */
export type Files = Readonly<Record<string, string>>;

export type ReadFile = (path: string) => string;

/** The options of `npm run new -- remote`; a section takes the title alone. */
export interface NewOptions {
  readonly title?: string;
  readonly path?: string;
  readonly owner?: string;
  readonly module?: string;
  readonly foreign?: boolean;
}

export interface Request {
  name: string;
  options: NewOptions;
  /** Tells whether a file or folder of the repository is there. */
  isThere(path: string): boolean;
  read: ReadFile;
}

/** What a recipe makes, and what remains for a person. */
export interface Made {
  files: Files;
  /** What to run, behind `npm run`, for the files that follow from these. */
  scripts?: readonly (readonly string[])[];
  remains: readonly string[];
}
