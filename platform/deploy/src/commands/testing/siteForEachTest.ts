import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSite, type DeploymentState, type Site, type StoredRelease } from '@site/releases';
import {
  fakeBuilder,
  recordPublications,
  release,
  type Publications,
} from '@site/releases/testing';
import { answerOf, type Answer } from '@site/tooling/testing/answerOf';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { releaseCommand } from '../releaseCommand';
import { ofDeployed, runSite } from './runSite';

/** What a test may ask of its site. */
export interface SiteOfTest {
  folder(): string;
  site(): Site;
  publications(): Publications;
  /** Gives `npm run site -- …`. */
  run(...words: string[]): Promise<Answer>;
  /** Gives `npm run release -- …`, with a builder of small applications. */
  runRelease(...words: string[]): Promise<Answer>;
  /** The deployment state as text; undefined while there is none. */
  stateText(): Promise<string | undefined>;
  state(): Promise<DeploymentState>;
  /** Makes a further release of the products. */
  newRelease(version: string): Promise<StoredRelease>;
}

/** The words that put the releases 1.0.0 live. */
export const FIRST = ['use', 'shell@1.0.0', 'products@1.0.0', 'order@1.0.0'];

/**
 * Gives every test of a file a site in a folder of its own, which has the release 1.0.0 of each application and, in the
 * beginning, nothing live. `hears` is what is kept of warnings.
 */
export function siteForEachTest(hears = ofDeployed): SiteOfTest {
  const newFolder = temporaryFolders();
  let folder: string;
  let site: Site;
  let publications: Publications;
  beforeEach(async () => {
    folder = await newFolder();
    publications = recordPublications();
    site = openSite(folder, { publisher: publications });
    for (const name of ['shell', 'products', 'order'] as const) {
      await release(site.store, name, '1.0.0');
    }
  });
  const stateText = () => readFile(join(folder, 'deployments.json'), 'utf8').catch(() => undefined);
  return {
    folder: () => folder,
    site: () => site,
    publications: () => publications,
    run: (...words) => runSite([...words, '--store', folder], { publisher: publications }, hears),
    runRelease: (...words) =>
      answerOf(
        (terminal) => releaseCommand(terminal, fakeBuilder('built')),
        [...words, '--store', folder],
      ),
    stateText,
    state: async () => JSON.parse((await stateText()) ?? '') as DeploymentState,
    newRelease: (version) => release(site.store, 'products', version),
  };
}

/** What a command that refuses says, and its exit code. */
export const refusal = (warning: string) => ({ code: 1, output: '', warnings: `${warning}\n` });
