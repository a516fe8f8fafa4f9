import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run gallery',
    summary: 'Show every shared component in every state, light and dark.',
  },
  async () => {
    const { runProgram } = await import('@site/tooling/command-line/runProgram');
    return runProgram('npm', ['run', '--silent', 'gallery', '-w', 'shared-ui']);
  },
);
