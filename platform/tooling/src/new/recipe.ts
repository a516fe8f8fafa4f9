/** Files to write, by their paths from the repository's root. A file that is there already is replaced. */
export type Files = Readonly<Record<string, string>>;

/** Reads a file of the repository. */
export type ReadFile = (path: string) => string;

/** What somebody asked for. */
export interface Request {
  /** The name, as typed. */
  name: string;
  options: { readonly [Name in 'title' | 'path' | 'owner' | 'module']?: string } & {
    readonly foreign?: boolean;
  };
  /** Tells whether a file or folder of the repository is there. */
  isThere(path: string): boolean;
  read: ReadFile;
}

/** What a recipe makes, and what remains for a person. */
export interface Made {
  files: Files;
  remains: readonly string[];
}

/** Makes one kind of thing. Throws a `UsageError` for a name that is wrong or taken. */
export type Recipe = (request: Request) => Made;
