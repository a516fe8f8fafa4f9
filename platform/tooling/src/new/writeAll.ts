import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ifThere } from '../files/ifThere';

/** Writes all of the files, by their absolute paths, or none: when one cannot be written, the others are as they were. */
export async function writeAll(
  files: readonly (readonly [file: string, text: string])[],
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    for (const [file, text] of files) {
      const before = await ifThere(readFile(file));
      const folder = await mkdir(dirname(file), { recursive: true });
      if (folder !== undefined) undo.push(() => rm(folder, { recursive: true }));
      undo.push(() => (before ? writeFile(file, before) : rm(file, { force: true })));
      await writeFile(file, text);
    }
  } catch (failure) {
    for (const step of undo.reverse()) await step();
    throw failure;
  }
}
