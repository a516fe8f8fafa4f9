import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder for temporary files in which programs can run. Some administrators mount that of all (`/tmp`) so that none
 * can. Rejects with a message for people, before anything else is written.
 */
export async function newProgramFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const program = join(folder, 'program');
  try {
    await writeFile(program, '#!/bin/sh\n', { mode: 0o700 });
    if (process.platform !== 'win32') execFileSync(program, { stdio: 'ignore' });
    await rm(program);
    return folder;
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    if ((cause as NodeJS.ErrnoException).code !== 'EACCES') throw cause;
    throw new Error(
      `Programs may not run in ${tmpdir()} (noexec). Name another folder for temporary files: TMPDIR=FOLDER`,
      { cause },
    );
  }
}
