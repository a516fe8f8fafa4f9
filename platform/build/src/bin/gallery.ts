import { readNumber } from '@site/tooling/command-line/readCommandLine';
import { runScript } from '@site/tooling/command-line/runScript';
import { ports } from '@site/tooling/ports';

process.exitCode = await runScript(
  {
    name: 'npm run gallery',
    summary: 'Show every shared component in every state, light and dark.',
    options: {
      port: {
        value: 'NUMBER',
        help: `port to listen on (default: ${ports.gallery}, or the next free one)`,
      },
    },
  },
  async ({ values }) => {
    const { port } = values;
    const asked = port && readNumber('port', port, { otherwise: ports.gallery, most: 65_535 });
    const { runGallery } = await import('../development/runGallery');
    return runGallery(asked || undefined);
  },
);
