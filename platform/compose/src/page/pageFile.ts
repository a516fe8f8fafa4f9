/** A file that the page asks for, with the hash that it must have where one is known. */
export interface PageFile {
  address: string;
  /** `sha256-…`; left out in development. */
  integrity?: string | undefined;
}
