/** The finished browser build of somebody else's remote: every file by its path. */
export interface ForeignBuild {
  /** The name of the folder that it was in. */
  from: string;
  files: ReadonlyMap<string, Buffer>;
}

/** The file by which a build says what it is: the plugins of webpack, Rspack and Vite write it. */
export const MANIFEST = 'mf-manifest.json';

/** A path of the build itself: not absolute, not out of its folder, not a whole address. */
const INSIDE = /^(?!\.{0,2}\/)(?!.*(^|\/)\.\.(\/|$))[\w@.~+=,()[\] -]+(\/[\w@.~+=,()[\] -]+)*$/;

/** @throws when a file named by a build lies outside of it */
export function insideBuild(path: string): string {
  const own = path.replace(/^\.\//, '');
  if (!INSIDE.test(own)) {
    throw new Error(`The build names "${path}", which is not a file of its own folder.`);
  }
  return own;
}

export const textOf = ({ files }: ForeignBuild, path: string): string => {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`The build names ${path}, which is missing. Build it again, whole.`);
  return bytes.toString('utf8');
};
