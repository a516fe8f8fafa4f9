import { createCommand, main } from '@site/tooling/command-line/command';
import type { FirebaseSettings } from '@site/contracts/database';

// Builds the desk in a process of its own, for whoever may not load its compilers: they are no modules that test runners load,
// and they are not to see tokens.
await main(() =>
  createCommand('buildDeskFor', 'Build the order desk.')
    .argument('<folder>')
    .argument('[database]', 'its settings as JSON, if not those of the desk')
    .action(async (folder: string, database: string | undefined) => {
      const { buildDesk } = await import('./buildDesk');
      const settings = database === undefined ? undefined : JSON.parse(database);
      await buildDesk(folder, settings as FirebaseSettings | undefined);
    }),
);
