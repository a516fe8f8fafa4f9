import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run hosting',
    summary: "Write into dist what Firebase's tools need to publish the composed site.",
    options: { check: { help: 'change nothing; fail when a file is out of date' } },
  },
  async ({ values }) => {
    const { runHosting } = await import('./hosting/runHosting');
    const { processTerminal } = await import('@site/tooling/command-line/command');
    const { distFolder } = await import('@site/tooling/workspace');
    await runHosting({ isCheck: values.check ?? false }, processTerminal, distFolder);
  },
);
