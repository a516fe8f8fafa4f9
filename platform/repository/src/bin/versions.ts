import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run versions',
    summary: 'Raise versions and write changelogs by the commits (lerna); commit and tag them.',
    options: { yes: { help: 'do not ask' } },
  },
  async ({ values }) => {
    const { raiseVersions } = await import('../changes/raiseVersions');
    return raiseVersions({ isSure: values.yes ?? false });
  },
);
