import { runScript } from '@site/tooling/command-line/runScript';
import { ports } from '@site/tooling/ports';

process.exitCode = await runScript(
  {
    name: 'npm run gallery',
    summary: 'Show every shared component in every state, light and dark.',
    options: { port: { value: 'NUMBER', help: `port to listen on (default: ${ports.gallery})` } },
  },
  async ({ values }) => {
    const port = values.port === undefined ? [] : ['--', '--port', values.port];
    const { runProgram } = await import('@site/tooling/command-line/runProgram');
    return runProgram('npm', ['run', '--silent', 'gallery', '-w', 'shared-ui', ...port]);
  },
);
