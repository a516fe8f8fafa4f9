import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run content',
    summary: 'Show every page while its texts are edited, or check all texts.',
    words: '[check]',
    details: ['check lists every problem in every language, with its file and line.'],
    options: {
      port: { value: 'NUMBER', help: 'port of the pages (default: 3000, or the next free one)' },
    },
  },
  async ({ words, values }) => {
    const { runContent } = await import('../content/runContent');
    return runContent(words, values);
  },
);
