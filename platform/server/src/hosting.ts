import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run hosting',
    summary: "Update firebase.json and .firebaserc to match the local server's headers.",
    options: { check: { help: 'change nothing; fail when a file is out of date' } },
  },
  async ({ values }) => {
    const { runHosting } = await import('./hosting/runHosting');
    const { processTerminal } = await import('@site/tooling/command-line/command');
    const { root } = await import('@site/tooling/workspace');
    await runHosting({ isCheck: values.check ?? false }, processTerminal, root);
  },
);
