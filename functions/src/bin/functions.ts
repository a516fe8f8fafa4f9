import { join } from 'node:path';
import { createCommand, main, UsageError } from '@site/tooling/command-line/command';

interface Options {
  project?: string;
  tell?: string;
  desk?: string;
}

await main(() =>
  createCommand(
    'npm run bundle -w functions --',
    'Write into dist/functions what runs in the cloud, as one file, with its indexes.',
  )
    .option('--project <id>', "another Firebase project than the site's, to try it there")
    .option('--tell <address>', 'with --project: who gets all of its mails')
    .option('--desk <address>', 'with --project: its desk, such as https://shop-desk.web.app')
    .action(async ({ project: trialProject, tell, desk }: Options) => {
      const { distFolder, firebaseProject } = await import('@site/tooling/workspace');
      const { readNoticeSettings } =
        await import('@site/order-backend/telling/settings/noticeSettings');
      const { assertStaffContentIsValid } =
        await import('@site/content-tools/checks/checkApplicationContent');
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
      await assertStaffContentIsValid('order-backend');
      const folder = join(distFolder, 'functions');
      const bytes = await bundleFunctions(folder, project, settings);
      console.log(`Wrote ${folder} (index.js has ${(bytes / 1e6).toFixed(1)} MB).`);
    }),
);
