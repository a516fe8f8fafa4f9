import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run desk',
    summary: 'Build the order desk and write into dist/desk-hosting what Firebase deploys.',
    options: {
      site: { value: 'SITE', help: "the desk's own site of Firebase Hosting" },
      project: { value: 'ID', help: "another Firebase project than the site's, to try it there" },
      'api-key': { value: 'KEY', help: 'with --project: its web API key' },
      'app-id': { value: 'ID', help: 'with --project: its web app' },
      'app-check-key': {
        value: 'KEY',
        help: 'with --project: its site key of reCAPTCHA v3, if App Check is used',
      },
    },
  },
  async ({ values }) => {
    const { UsageError } = await import('@site/tooling/command-line/command');
    const { site, project, 'api-key': apiKey, 'app-id': appId } = values;
    if (!site || !/^[a-z0-9-]{3,40}$/.test(site)) {
      throw new UsageError('--site takes the id of a site, such as shop-desk.');
    }
    if (Boolean(project) !== Boolean(apiKey) || Boolean(project) !== Boolean(appId)) {
      throw new UsageError('--project, --api-key and --app-id belong together.');
    }
    const siteKey = values['app-check-key'];
    const appCheck = siteKey && { provider: 'recaptcha-v3' as const, siteKey };
    const trial =
      project && apiKey && appId
        ? { projectId: project, apiKey, appId, ...(appCheck && { appCheck }) }
        : undefined;
    const { writeDeskHosting } = await import('../desk/writeDeskHosting');
    console.log(`Wrote ${await writeDeskHosting({ site, trial })}.`);
  },
);
