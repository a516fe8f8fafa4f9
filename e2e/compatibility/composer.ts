import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { copyOfSources } from '../site/copyOfSources';
import { applicationNames, applications } from './applications';
import type { Mix } from './mix';

const run = promisify(execFile);

export interface Composer {
  /** Composes a mix as `npm run site -- use` does and gives the site's folder. Rejects with that command's sentence. */
  compose(mix: Mix): Promise<string>;
  remove(): void;
}

/**
 * Makes what composes mixes: a copy of this checkout with releases, a lock file and a site of its own, so that the
 * checkout's own site stays what it is. One mix at a time; the next one takes the place of the one before.
 */
export function openComposer(): Composer {
  const { folder, remove } = copyOfSources();
  const command = join(folder, 'platform/deploy/src/bin/site.ts');

  async function compose(mix: Mix): Promise<string> {
    // Nothing of an earlier mix may stand in for what this one lacks.
    for (const name of ['.site', 'dist']) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
    for (const name of applicationNames) {
      const place = join(folder, '.site/releases', applications[name], basename(mix[name]));
      cpSync(mix[name], place, { recursive: true });
    }
    const words = applicationNames.map((name) => `${name}@${basename(mix[name])}`);
    await run(process.execPath, ['--import', 'tsx', command, 'use', ...words], {
      cwd: folder,
    }).catch((failure: { stderr: string }) => {
      throw new Error(failure.stderr.trim());
    });
    return join(folder, 'dist/site');
  }

  return { compose, remove };
}
