import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

/** Where this machine keeps what visitors send: `.data` at the repository's root, absolute. */
export const dataFolder = join(root, '.data');

export function journalIn(folder: string): string {
  return join(folder, 'firestore.jsonl');
}
