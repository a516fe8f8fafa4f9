import type { FirebaseSettings } from '@site/contracts/database';
import { buildDesk } from '../buildDesk';

// Builds the desk for a database, both as arguments, in a process of its own: the compilers are no modules that test runners load.
const [folder = '', database = '{}'] = process.argv.slice(2);
await buildDesk(folder, JSON.parse(database) as FirebaseSettings);
