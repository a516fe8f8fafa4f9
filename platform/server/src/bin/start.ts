import { createCommand, main, portNumber } from '@site/tooling/command-line/command';
import { ports } from '@site/tooling/workspace';
import type { StartOptions } from '../serve/startSite';

await main(() =>
  createCommand(
    'npm start --',
    'Serve the site on this machine. What sources have changed of it is built first, unless you chose a release by use or rollback.',
  )
    .option('--port <number>', 'port to listen on; 0 takes any', portNumber, ports.site)
    .option(
      '--desk <number>',
      `port of the order desk (default: ${ports.desk}, or any beside another --port)`,
      portNumber,
    )
    .option('--data <folder>', 'where enquiries are kept (default: .data)')
    .option('--site <folder>', 'another composed site than that of the target local')
    .option(
      '--app-check',
      'store only what has a token of App Check, as production once it is enforced',
    )
    .option(
      '--local <name>',
      'a remote to take from its development server, in another terminal: order, or order=4130 where that has another port',
    )
    .action(async (options: StartOptions) => {
      const { startSite } = await import('../serve/startSite');
      await startSite(options);
    }),
);
