import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesFile } from '../rules/rulesFile';
import { root } from '@site/tooling/workspace';
import { NoEmulator, openEmulator, type Emulator } from './openEmulator';

const SETTINGS = 'remote-order/firebase.config.json';

/** The project whose documents the site's pages send. */
function siteProject(): string {
  const settings = JSON.parse(readFileSync(join(root, SETTINGS), 'utf8')) as { projectId: string };
  return settings.projectId;
}

/**
 * Opens an emulator for the site's documents, with `firestore.rules`.
 * Rejects with `NoEmulator` when there is none, or when the site's pages would not send to it.
 */
export async function openSiteEmulator(project = siteProject()): Promise<Emulator> {
  if (!project.startsWith('demo-')) {
    throw new NoEmulator(
      `${SETTINGS} names the real project ${project}, whose pages send to Cloud Firestore. ` +
        'An emulator takes what pages of a project send whose id begins with "demo-".',
    );
  }
  const emulator = await openEmulator(rulesFile);
  try {
    await emulator.loadRules(project, readFileSync(rulesFile, 'utf8'));
    return emulator;
  } catch (failure) {
    await emulator.close();
    throw failure;
  }
}
