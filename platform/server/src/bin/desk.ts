import { access } from 'node:fs/promises';
import { staffCommand } from '@site/order-backend/sign-in/staffCommand';
import { createCommand, main, UsageError } from '@site/tooling/command-line/command';

const desk = createCommand(
  'npm run desk --',
  'Keep the accounts, keys and files of the order desk.',
);

desk.addCommand(staffCommand());

desk
  .command('hosting')
  .description('build the order desk and write into dist/desk-hosting what Firebase deploys')
  .requiredOption('--site <site>', "the desk's own site of Firebase Hosting, such as shop-desk")
  .option('--project <id>', "another Firebase project than the site's, to try it there")
  .option('--api-key <key>', 'with --project: its web API key')
  .option('--app-id <id>', 'with --project: its web app')
  .option(
    '--app-check-key <key>',
    'with --project: its site key of reCAPTCHA v3, if App Check is used',
  )
  .action(
    async ({ site, project, apiKey, appId, appCheckKey }: Record<string, string | undefined>) => {
      if (!site || !/^[a-z0-9-]{3,40}$/.test(site)) {
        throw new UsageError('--site takes the id of a site, such as shop-desk.');
      }
      if (Boolean(project) !== Boolean(apiKey) || Boolean(project) !== Boolean(appId)) {
        throw new UsageError('--project, --api-key and --app-id belong together.');
      }
      const appCheck = appCheckKey && { provider: 'recaptcha-v3' as const, siteKey: appCheckKey };
      const trial =
        project && apiKey && appId
          ? { projectId: project, apiKey, appId, ...(appCheck && { appCheck }) }
          : undefined;
      const { writeDeskHosting } = await import('@site/deploy/hosting/writeDeskHosting');
      console.log(`Wrote ${await writeDeskHosting({ site, trial })}.`);
    },
  );

desk
  .command('push-keys')
  .description('make the keys with which the cloud tells phones of new orders')
  .requiredOption('--out <file>', 'a new file for the private key, outside of this repository')
  .addHelpText(
    'after',
    `
The public key is for settings.json; the other one is secret and goes into the new file.
A phone that knows earlier keys renews itself when the desk is opened there.`,
  )
  .action(async ({ out }: { out: string }) => {
    const isThere = await access(out).then(
      () => true,
      () => false,
    );
    if (isThere) throw new Error(`${out} exists already. Name another file.`);
    const { newPushKeys } = await import('@site/order-backend/telling/push/keepPushKeys');
    const { writePrivately } = await import('@site/tooling/files/privateFile');
    const { publicKey, privateKey } = newPushKeys();
    await writePrivately(out, privateKey);
    console.log(`Write into order-backend/settings.json: "publicKey": "${publicKey}"`);
    console.log(
      `Then: firebase functions:secrets:set ORDER_NOTICES_PUSH_KEY --data-file ${out}, and delete ${out}.`,
    );
  });

await main(() => desk);
