import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import type { StoredRelease } from '@site/releases';
import { release } from '@site/releases/testing';
import { siteCommands, type SiteCommands } from './siteCommands';

/** What a test may ask of its site. */
export interface SiteOfTest {
  folder(): string;
  commands(): SiteCommands;
  /** Gives `npm run site -- …`. */
  run: SiteCommands['run'];
  /** The deployment state as text; undefined while there is none. */
  stateText(): Promise<string | undefined>;
  /** Makes a further release of the products. */
  newRelease(version: string): Promise<StoredRelease>;
}

/** Gives every test of a file a site of its own in a folder of its own. `hears` is what is kept of warnings. */
export function siteForEachTest(hears?: (said: string) => string): SiteOfTest {
  const newFolder = temporaryFolders();
  let folder: string;
  let commands: SiteCommands;
  beforeEach(async () => {
    folder = await newFolder();
    commands = await siteCommands(folder, hears);
  });
  return {
    folder: () => folder,
    commands: () => commands,
    run: (...words) => commands.run(...words),
    stateText: () => readFile(join(folder, 'deployments.json'), 'utf8').catch(() => undefined),
    newRelease: (version) => release(commands.site.store, 'products', version),
  };
}

/** What a command that refuses says, and its exit code. */
export const refusal = (warning: string) => ({ code: 1, output: '', warnings: `${warning}\n` });
