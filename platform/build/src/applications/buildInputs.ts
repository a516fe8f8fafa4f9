import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Compilation } from 'webpack';
import { root } from '@site/tooling/workspace';
import { isSource } from './isSource';

/** What a build has read in this repository; paths relative to its root, with slashes, sorted. */
export interface BuildInputs {
  files: string[];
  /** Folders of which the build takes every file. */
  folders: string[];
  /** Files that were looked for and are not there: a build with one of them would be another. */
  missing: string[];
}

function listed(paths: Iterable<string>): string[] {
  return [...new Set([...paths].map((it) => relative(root, it).split(sep).join('/')))].sort();
}

/** What webpack has read in these builds, and further files that have a part in them; absolute paths. */
export function inputsOf(
  builds: readonly Pick<
    Compilation,
    'fileDependencies' | 'buildDependencies' | 'contextDependencies' | 'missingDependencies'
  >[],
  further: readonly string[],
): BuildInputs {
  const sources = (key: keyof (typeof builds)[number]) =>
    builds.flatMap((it) => [...it[key]].filter(isSource));
  return {
    files: listed([...sources('fileDependencies'), ...sources('buildDependencies'), ...further]),
    folders: listed(sources('contextDependencies')),
    missing: listed(sources('missingDependencies')),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((it) => it.isFile())
    .map((it) => relative(root, join(it.parentPath, it.name)).split(sep).join('/'))
    .sort();
}

/** A text that changes whenever one of the inputs does. */
export async function fingerprintOf({ files, folders, missing }: BuildInputs): Promise<string> {
  const hash = createHash('sha256');
  const inFolders = await Promise.all(folders.map((it) => filesIn(it).catch(() => [])));
  for (const file of [...files, ...inFolders.flat(), ...missing]) {
    // A file that is missing counts as well: it may have been deleted, or not be there yet.
    const content = await readFile(join(root, file)).catch(() => undefined);
    hash.update(`${file}\0${content ? 1 : 0}`).update(content ?? '');
  }
  return hash.digest('hex');
}

/** True when one of the files was written at this time or later, in ms, or is gone. */
export async function hasChangedSince(time: number, { files }: BuildInputs): Promise<boolean> {
  const times = await Promise.all(
    files.map(async (file) => {
      const found = await stat(join(root, file)).catch(() => undefined);
      if (!found) return Infinity;
      // webpack names folders as well, and the time of one changes with every `dist` inside it.
      return found.isFile() ? found.mtimeMs : 0;
    }),
  );
  return times.some((it) => it >= time);
}
