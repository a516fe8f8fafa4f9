import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ComposingFolder {
  folder: string;
  remove(): void;
}

/** Makes a folder for what is composed. A command that is stopped removes it as well. */
export async function makeComposingFolder(): Promise<ComposingFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'site-deploy-'));
  const remove = () => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return { folder, remove };
}
