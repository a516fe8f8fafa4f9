import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '@site/releases/testing/testReleases';
import { runSite } from '../commands/testing/runSite';
import { folderStore } from '@site/releases/store/folderStore';
import { type ApplicationName } from '@site/tooling/workspace';

/** The arguments that put the releases 1.0.0 live. */
export const FIRST = ['shell@1.0.0', 'products@1.0.0', 'order@1.0.0'];

/** Makes a store that has the release 1.0.0 of each application. Takes the targets, and an empty folder. */
export async function deploySite(folder: string, targets: object) {
  // The pages of these releases have no scripts to start.
  process.env.SITE_BROWSER = 'none';
  const store = join(folder, 'store');
  const file = join(folder, 'targets.json');
  await writeFile(file, JSON.stringify({ targets }));
  process.env.SITE_TARGETS = file;
  // What every command needs here.
  const where = ['--store', store];
  const releases = folderStore(store);
  for (const name of ['shell', 'products', 'order'] as const) {
    await release(releases, name, '1.0.0');
  }
  return {
    store,
    where,
    release: (name: ApplicationName, version: string) => release(releases, name, version),
    /** Gives `npm run site -- …`. */
    run(...args: string[]) {
      // Of two sites.
      process.env.SITE_TARGETS = file;
      return runSite([...args, ...where]);
    },
  };
}

export type DeploySite = Awaited<ReturnType<typeof deploySite>>;
