import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

/** Where the rules stand, as `firebase.json` names them: the emulator and a deployment read this file. */
export const rulesFile = join(root, 'firestore.rules');
