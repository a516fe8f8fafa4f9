import { createCommand, main } from '@site/tooling/command-line/command';

await main(() =>
  createCommand(
    'npm run lighthouse -w e2e --',
    'Measure every page of the built site with Lighthouse; fail below 100 points.',
  ).action(async () => {
    const { measureSite } = await import('../lighthouse/measureSite');
    process.exit(await measureSite());
  }),
);
