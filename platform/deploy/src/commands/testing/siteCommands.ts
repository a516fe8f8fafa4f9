import {
  release,
  recordPublications,
  type Publications,
  fakeBuilder,
} from '@site/releases/testing';
import { runRelease } from '../runRelease';
import { runSite } from '../runSite';
import { siteInFolder, type Site } from '@site/releases';
import { ofDeployed } from './ofDeployed';

/** What a command said, and its exit code. */
export interface Outcome {
  code: number;
  output: string;
  warnings: string;
}

/** A site in a folder, with the commands that people give. */
export interface SiteCommands {
  site: Site;
  publications: Publications;
  /** Gives `npm run site -- …` for this site. */
  run(...words: string[]): Promise<Outcome>;
  /** Gives `npm run release -- …` for this site, with a builder of small applications. */
  runRelease(...words: string[]): Promise<Outcome>;
}

/**
 * Gives the commands of a site that has the release 1.0.0 of each application and, in the beginning, nothing live. `hears` is what
 * is kept of their warnings.
 */
export async function siteCommands(folder: string, hears = ofDeployed): Promise<SiteCommands> {
  const publications = recordPublications();
  const site = siteInFolder(folder, { publisher: publications });
  for (const name of ['shell', 'products', 'order'] as const) {
    await release(site.store, name, '1.0.0');
  }
  const outcomeOf = async (
    command: (terminal: { write(text: string): void; warn(line: string): void }) => Promise<number>,
  ): Promise<Outcome> => {
    const said = { output: '', warnings: '' };
    const code = await command({
      write: (text) => (said.output += text),
      warn: (line) => (said.warnings += `${line}\n`),
    });
    return { code, output: said.output, warnings: hears(said.warnings) };
  };
  return {
    site,
    publications,
    run: (...words) =>
      outcomeOf((terminal) =>
        runSite([...words, '--store', folder], terminal, { publisher: publications }),
      ),
    runRelease: (...words) =>
      outcomeOf((terminal) =>
        runRelease([...words, '--store', folder], terminal, fakeBuilder('built')),
      ),
  };
}

/** The words that put the releases 1.0.0 live. */
export const FIRST = ['use', 'shell@1.0.0', 'products@1.0.0', 'order@1.0.0'];
