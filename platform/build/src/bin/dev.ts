import { createCommand, main, portNumber } from '@site/tooling/command-line/command';
import { ports } from '@site/tooling/workspace';

interface Options {
  port?: number;
  pages?: boolean;
}

const dev = createCommand(
  'npm run dev --',
  'Serve the site from its sources; an edit shows in the open page.',
)
  .argument('[name]', 'serves one remote alone, on a page of its own, e.g. order')
  .option(
    '--port <number>',
    'port to listen on, with remotes on those behind it (default: 3000, of a remote alone its devPort; or any free one)',
    portNumber,
  )
  .option('--pages', 'print the address of every page in every language')
  .helpCommand(true)
  .enablePositionalOptions()
  .configureHelp({ showGlobalOptions: false })
  .action(async (name: string | undefined, { port, pages: wantsPages = false }: Options) => {
    const { runDevelopment } = await import('../development/runDevelopment');
    await runDevelopment({ name, port, wantsPages });
  });

dev
  .command('gallery')
  .description('show every shared component in every state, light and dark')
  .option(
    '--port <number>',
    `port to listen on (default: ${ports.gallery}, or any free one)`,
    portNumber,
  )
  .action(async ({ port }: Options) => {
    const { runGallery } = await import('../development/runGallery');
    await runGallery(port);
  });

dev
  .command('desk')
  .description(
    'serve the order desk, with the orders and accounts of the one that npm start serves',
  )
  .option(
    '--port <number>',
    `port to listen on (default: ${ports.deskDev}, or any free one)`,
    portNumber,
  )
  .option('--desk <number>', 'port of the desk that npm start serves', portNumber, ports.desk)
  .action(async (options: { port?: number; desk: number }) => {
    const { runDesk } = await import('../development/runDesk');
    await runDesk(options);
  });

await main(() => dev);
