import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INTERRUPTED } from '@site/tooling/command-line/command';

export interface ComposingFolder {
  folder: string;
  remove(): void;
}

const STOPS = ['SIGINT', 'SIGTERM'] as const;

/** By itself a signal ends a process without `exit`. Whoever else listens goes first: it may have something to say. */
const stop = () => void setImmediate(() => process.exit(INTERRUPTED));

/** Makes a folder for what is composed, or compared. A command that is stopped removes it as well. */
export async function makeComposingFolder(): Promise<ComposingFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'site-deploy-'));
  const remove = () => {
    process.off('exit', remove);
    for (const signal of STOPS) process.off(signal, stop);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  for (const signal of STOPS) process.on(signal, stop);
  return { folder, remove };
}
