import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '@site/releases/testing';
import { runSite } from '../commands/runSite';
import { ofDeployed } from '../commands/testing/ofDeployed';
import { folderStore } from '@site/releases';
import type { ShortName } from '@site/tooling/applicationShortNames';
import { siteVerbs } from '../verbs/siteVerbs';

/** What a command said, and its exit code. */
export interface Outcome {
  code: number;
  output: string;
  warnings: string;
}

/** A store with releases and a targets file, and the commands that people give there. */
export interface DeploySite {
  store: string;
  /** The arguments that every command needs here. */
  where: string[];
  /** Gives `npm run site -- …`. */
  run(...words: string[]): Promise<Outcome>;
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
    async run(...words) {
      const said = { output: '', warnings: '' };
      const terminal = {
        write: (text: string) => void (said.output += text),
        warn: (line: string) => void (said.warnings += `${line}\n`),
      };
      const code = await runSite([...words, ...where], terminal, { verbs: siteVerbs });
      return { code, output: said.output, warnings: ofDeployed(said.warnings) };
    },
  };
}
