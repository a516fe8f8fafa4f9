import { readFile } from 'node:fs/promises';
import { ifThere } from '@site/tooling/files/ifThere';
import { replaceDurably } from '@site/tooling/files/writeDurably';
import {
  type FoundState,
  type StatePlace,
  parseState,
  stateText,
  type DeploymentState,
} from './deploymentState';

/**
 * Keeps the deployment state in a file. Changes happen under the site's lock (`Site.withLock`). Where the file is not valid,
 * `advice` says what to do.
 */
export function stateInFolder(file: string, advice?: string): StatePlace {
  const found = (state: DeploymentState | undefined): FoundState => ({
    state,
    async replace(next) {
      await replaceDurably(file, stateText(next));
      return found(next);
    },
  });
  return {
    async find() {
      const text = await ifThere(readFile(file, 'utf8'));
      return found(text === undefined ? undefined : parseState(text, file, advice));
    },
  };
}
