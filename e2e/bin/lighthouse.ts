import { runScript } from '@site/tooling/command-line/runScript';

const code = await runScript(
  {
    name: 'npm run lighthouse',
    summary: 'Measure every page of the built site with Lighthouse; fail below 100 points.',
  },
  async () => {
    const { measureSite } = await import('../lighthouse/measureSite');
    return measureSite();
  },
);
process.exit(code);
