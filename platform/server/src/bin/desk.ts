import { existsSync } from 'node:fs';
import { staffCommand } from '@site/order-backend/sign-in/staffCommand';
import { createCommand, main, shellWord } from '@site/tooling/command-line/command';

const desk = createCommand('npm run desk --', 'Keep the accounts and keys of the order desk.');

desk.addCommand(staffCommand());

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
    if (existsSync(out)) throw new Error(`${out} exists already. Name another file.`);
    const { newPushKeys } = await import('@site/order-backend/telling/push/keepPushKeys');
    const { writePrivately } = await import('@site/tooling/files/privateFile');
    const { publicKey, privateKey } = newPushKeys();
    await writePrivately(out, privateKey);
    console.log(`Write into order-backend/settings.json: "publicKey": "${publicKey}"`);
    console.log(
      `Then: firebase functions:secrets:set ORDER_NOTICES_PUSH_KEY --data-file ${shellWord(out)} --project PROJECT, and delete ${out}.`,
    );
  });

await main(() => desk);
