import { readNumber } from '@site/tooling/command-line/readCommandLine';
import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run dev',
    summary: 'Serve the site from its sources; an edit shows in the open page.',
    words: '[NAME]',
    details: ['NAME serves one remote alone, on a page of its own, e.g. order.'],
    options: {
      port: { value: 'NUMBER', help: 'port to listen on (default: 3000, or the next free one)' },
      pages: { help: 'print the address of every page in every language' },
    },
  },
  async ({ words: [name, ...rest], values: { port, pages: wantsPages = false } }) => {
    const { UsageError } = await import('@site/tooling/command-line/command');
    if (rest[0] !== undefined) throw new UsageError(`Unexpected argument "${rest[0]}".`);
    const asked =
      port === undefined ? undefined : readNumber('port', port, { otherwise: 0, most: 65_535 });
    const { runDevelopment } = await import('../development/runDevelopment');
    return runDevelopment({ name, port: asked, wantsPages });
  },
);
