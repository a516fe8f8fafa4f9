import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run functions',
    summary: 'Write into dist/functions what runs in the cloud, as one file, with its indexes.',
    options: {
      project: { value: 'ID', help: "another Firebase project than the site's, to try it there" },
      tell: { value: 'ADDRESS', help: 'with --project: who gets all of its mails' },
      desk: {
        value: 'ADDRESS',
        help: 'with --project: its desk, such as https://shop-desk.web.app',
      },
    },
  },
  async ({ values: { project: trialProject, tell, desk } }) => {
    const { join } = await import('node:path');
    const { UsageError } = await import('@site/tooling/command-line/command');
    const { distFolder, firebaseProject } = await import('@site/tooling/workspace');
    const { readNoticeSettings } = await import('@site/order-notices/settings/noticeSettings');
    const { bundleFunctions } = await import('../bundle/bundleFunctions');
    const { refusePlaceholders } = await import('../bundle/refusePlaceholders');
    const { trialSettings } = await import('../bundle/trialSettings');
    if (Boolean(trialProject) !== Boolean(tell) || Boolean(trialProject) !== Boolean(desk)) {
      throw new UsageError('--project, --tell and --desk belong together.');
    }
    const project = trialProject ?? firebaseProject();
    const ofFile = await readNoticeSettings();
    const settings = tell && desk ? trialSettings(ofFile, { tell, desk }) : ofFile;
    const warning = refusePlaceholders(settings, project);
    if (warning) console.warn(warning);
    const folder = join(distFolder, 'functions');
    const bytes = await bundleFunctions(folder, project, settings);
    console.log(`Wrote ${folder} (index.js has ${(bytes / 1e6).toFixed(1)} MB).`);
  },
);
