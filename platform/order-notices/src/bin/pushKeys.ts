import { runScript } from '@site/tooling/command-line/runScript';

process.exitCode = await runScript(
  {
    name: 'npm run push-keys',
    summary: 'Make the keys with which the cloud tells phones of new orders.',
    details: [
      '',
      'The public key is for settings.json; the other one is secret and goes into a new file.',
      'A phone that knows earlier keys renews itself when the desk is opened there.',
    ],
    options: { out: { value: 'FILE', help: 'a new file for the private key' } },
  },
  async ({ values: { out } }) => {
    const { access } = await import('node:fs/promises');
    const { UsageError } = await import('@site/tooling/command-line/command');
    if (!out)
      throw new UsageError('--out takes a file for the private key, outside of this repository.');
    const isThere = await access(out).then(
      () => true,
      () => false,
    );
    if (isThere) throw new Error(`${out} exists already. Name another file.`);
    const { writePrivately } = await import('@site/tooling/files/writePrivately');
    const { newPushKeys } = await import('../push/keepPushKeys');
    const { publicKey, privateKey } = newPushKeys();
    await writePrivately(out, privateKey);
    console.log(`Write into platform/order-notices/settings.json: "publicKey": "${publicKey}"`);
    console.log(
      `Then: firebase functions:secrets:set ORDER_NOTICES_PUSH_KEY --data-file ${out}, and delete ${out}.`,
    );
  },
);
