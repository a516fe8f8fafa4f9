import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../deployments/openSite';
import { openPublicSite } from '../../deploying/publicSite';
import { localTarget } from '../../targets/localTarget';
import type { DeploymentState } from '../../deployments/state/deploymentState';
import { fakeBuilder } from '@site/releases/testing/fakeBuilder';
import {
  recordPublications,
  type Publications,
} from '../../deployments/testing/recordPublications';
import { release } from '@site/releases/testing/testReleases';
import { answerOf } from '@site/tooling/testing/answerOf';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { releaseCommand } from '../releaseCommand';
import { ofDeployed, runSite } from './runSite';

/** The arguments that put the releases 1.0.0 live. */
export const FIRST = ['use', 'shell@1.0.0', 'products@1.0.0', 'order@1.0.0'];

/**
 * Gives every test of a file a site in a folder of its own, which has the release 1.0.0 of each application and, in the
 * beginning, nothing live. `hears` is what is kept of warnings.
 */
export function siteForEachTest(hears = ofDeployed) {
  const newFolder = temporaryFolders();
  let folder: string;
  let site: Site;
  let publications: Publications;
  beforeEach(async () => {
    folder = await newFolder();
    publications = recordPublications();
    site = openPublicSite({
      target: localTarget(),
      place: folder,
      say: () => {},
      testPublisher: publications,
    });
    for (const name of ['shell', 'products', 'order'] as const) {
      await release(site.store, name, '1.0.0');
    }
  });
  const stateText = () => readFile(join(folder, 'deployments.json'), 'utf8').catch(() => undefined);
  return {
    folder: () => folder,
    site: () => site,
    publications: () => publications,
    /** Gives `npm run site -- …`. */
    run: (...args: string[]) => runSite(args, { publisher: publications, folder }, hears),
    /** Gives `npm run release -- …`, with a builder of small applications. */
    runRelease: (...args: string[]) =>
      answerOf(
        (terminal) => releaseCommand(terminal, fakeBuilder('built')),
        [...args, '--store', folder],
      ),
    stateText,
    state: async () => JSON.parse((await stateText()) ?? '') as DeploymentState,
    newRelease: (version: string) => release(site.store, 'products', version),
  };
}

/** What a command that refuses says, and its exit code. */
export const refusal = (warning: string) => ({ code: 1, output: '', warnings: `${warning}\n` });
