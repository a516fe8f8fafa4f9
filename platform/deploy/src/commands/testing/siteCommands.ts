import {
  release,
  recordPublications,
  type Publications,
  fakeBuilder,
} from '@site/releases/testing';
import { answerOf, type Answer } from '@site/tooling/testing/answerOf';
import { releaseCommand } from '../releaseCommand';
import { siteInFolder, type Site } from '@site/releases';
import { ofDeployed, runSite } from './runSite';

/** A site in a folder, with the commands that people give. */
export interface SiteCommands {
  site: Site;
  publications: Publications;
  /** Gives `npm run site -- …` for this site. */
  run(...words: string[]): Promise<Answer>;
  /** Gives `npm run release -- …` for this site, with a builder of small applications. */
  runRelease(...words: string[]): Promise<Answer>;
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
  return {
    site,
    publications,
    run: (...words) => runSite([...words, '--store', folder], { publisher: publications }, hears),
    runRelease: (...words) =>
      answerOf(
        (terminal) => releaseCommand(terminal, fakeBuilder('built')),
        [...words, ...['--store', folder]],
      ),
  };
}

/** The words that put the releases 1.0.0 live. */
export const FIRST = ['use', 'shell@1.0.0', 'products@1.0.0', 'order@1.0.0'];
