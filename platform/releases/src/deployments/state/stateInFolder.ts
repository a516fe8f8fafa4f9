import { readFile, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { ifThere } from '@site/tooling/files/ifThere';
import { syncFolderOf, writeDurably } from '@site/tooling/files/writeDurably';
import {
  type FoundState,
  type StatePlace,
  parseState,
  stateText,
  type DeploymentState,
} from './deploymentState';

/** Keeps the deployment state in a file. Changes happen under the site's lock (`Site.guarded`). */
export function stateInFolder(file: string): StatePlace {
  const found = (state: DeploymentState | undefined): FoundState => ({
    state,
    async replace(next) {
      const draft = `${file}.${randomUUID()}`;
      try {
        await writeDurably(draft, stateText(next));
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
      await syncFolderOf(file);
      return found(next);
    },
  });
  return {
    async find() {
      const text = await ifThere(readFile(file, 'utf8'));
      return found(text === undefined ? undefined : parseState(text, file));
    },
  };
}
