import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run dev',
    summary: 'Serve the whole site from its sources, with a development server per application.',
  },
  async () => {
    const { startDevelopment } = await import('../serve/startDevelopment');
    return startDevelopment();
  },
);
