import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run screenshots',
    summary: 'Take pictures of every route and state at three widths, light and dark.',
    options: {
      to: { value: 'FOLDER', help: 'where to write them (default: dist/screenshots)' },
      only: { value: 'NAME,NAME', help: 'these states alone' },
      keep: { help: 'the few that the documents show, in their place' },
    },
  },
  async ({ values }) => {
    const { takeScreenshots } = await import('../screenshots/takeScreenshots');
    await takeScreenshots({
      to: values.to,
      only: values.only?.split(','),
      isForDocuments: values.keep ?? false,
    });
  },
);
