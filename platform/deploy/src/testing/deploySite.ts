import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '@site/releases/testing';
import type { Answer } from '@site/tooling/testing/answerOf';
import { runSite } from '../commands/testing/runSite';
import { folderStore } from '@site/releases';
import type { ShortName } from '@site/tooling/applicationShortNames';

/** A store with releases and a targets file, and the commands that people give there. */
export interface DeploySite {
  store: string;
  /** The arguments that every command needs here. */
  where: string[];
  /** Gives `npm run site -- …`. */
  run(...words: string[]): Promise<Answer>;
  release(name: ShortName, version: string): ReturnType<typeof release>;
}

/** The words that put the releases 1.0.0 live. */
export const FIRST = ['shell@1.0.0', 'products@1.0.0', 'order@1.0.0'];

/** Makes a store that has the release 1.0.0 of each application. Takes the targets, and an empty folder. */
export async function deploySite(folder: string, targets: object): Promise<DeploySite> {
  // The pages of these releases have no scripts to start.
  process.env.SITE_BROWSER = 'none';
  const store = join(folder, 'store');
  const file = join(folder, 'targets.json');
  await writeFile(file, JSON.stringify({ targets }));
  const where = ['--store', store, '--targets', file];
  const releases = folderStore(store);
  for (const name of ['shell', 'products', 'order'] as const) {
    await release(releases, name, '1.0.0');
  }
  return {
    store,
    where,
    release: (name, version) => release(releases, name, version),
    run: (...words) => runSite([...words, ...where]),
  };
}
