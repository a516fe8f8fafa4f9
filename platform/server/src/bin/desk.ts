import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run desk',
    summary: 'Build the order desk and write into dist/desk-hosting what Firebase deploys.',
    options: { site: { value: 'SITE', help: "the desk's own site of Firebase Hosting" } },
  },
  async ({ values: { site } }) => {
    const { UsageError } = await import('@site/tooling/command-line/command');
    if (!site || !/^[a-z0-9-]{3,40}$/.test(site)) {
      throw new UsageError('--site takes the id of a site, such as shop-desk.');
    }
    const { writeDeskHosting } = await import('../desk/writeDeskHosting');
    console.log(`Wrote ${await writeDeskHosting(site)}.`);
  },
);
