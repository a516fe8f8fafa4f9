import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

/** Where the rules stand: the emulator and `firebase.json` name this file. */
export const rulesFile = join(root, 'firestore.rules');
