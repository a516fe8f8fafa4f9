import { join } from 'node:path';
import { root } from '@site/tooling/workspace';

/** Where the rules stand: the emulator reads this file, and `npm run hosting` copies it for a deployment. */
export const rulesFile = join(root, 'firestore.rules');
