import { spawn, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { collections } from '@site/contracts/enquiry';
import { ownerTokenIn } from '@site/firestore/journal/ownerToken';
import {
  DOCUMENTS,
  TOKEN,
  sendRequest,
  listAll,
  sendCommit,
} from '@site/firestore/testing/sendRequest';
import { nameOf, orderWrite } from '@site/firestore/testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { writeTestSite } from './testing/writeTestSite';
import { VIOLATIONS_ADDRESS } from '@site/contracts/visitReport';
import { securityHeaders } from '../headers/siteHeaders';
import { root } from '@site/tooling/workspace';
import { NoEmulator } from '@site/firestore/emulator/openEmulator';
import { openSiteEmulator } from '@site/firestore/emulator/siteEmulator';
import { testOnEmulator } from '@site/firestore/emulator/testing/onEmulator';

const newFolder = temporaryFolders();

async function command() {
  const folder = await newFolder();
  const site = join(folder, 'site');
  const data = join(folder, 'data');
  await mkdir(data);
  await writeFile(ownerTokenIn(data), TOKEN, { mode: 0o600 });
  await writeTestSite(site, { '/index.html': '<!doctype html><title>Home</title>' });
  const script = join(root, 'platform/server/src/bin/start.ts');
  const options = ['--emulator', '--port', '0', '--data', data, '--site', site];
  return ['--import', 'tsx', script, ...options];
}

/** Starts the site on an emulator and gives what it says about both, once it has said it. */
async function startSite() {
  const child = spawn(process.execPath, await command(), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  child.stderr.on('data', (text) => (said += String(text)));
  const reap = () => child.kill('SIGKILL');
  process.once('exit', reap);
  void ended.then(() => process.off('exit', reap));
  return new Promise<{ port: number; emulator: string; stop(): Promise<number | null> }>(
    (resolve, reject) => {
      void ended.then((code) => reject(new Error(`The site ended (${code}). ${said}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        said += `${line}\n`;
        const emulator = /emulator at (\S+?),/.exec(line)?.[1];
        if (!emulator) return;
        const port = Number(/http:\/\/localhost:(\d+)/.exec(said)?.[1]);
        resolve({ port, emulator, stop: () => (child.kill('SIGINT'), ended) });
      });
    },
  );
}

testOnEmulator(
  'npm start -- --emulator serves the site on an emulator under our rules and ends it',
  async () => {
    const { port, emulator, stop } = await startSite();

    const home = await sendRequest(port, { path: '/v1/x', headers: { Host: 'elsewhere.example' } });
    expect(home.code).toBe(403);
    const { code, headers } = await sendCommit(port, { writes: [orderWrite('one')] });
    expect(code).toBe(200);
    expect(headers['content-security-policy']).toBe(
      securityHeaders({ styles: [], violations: VIOLATIONS_ADDRESS })['Content-Security-Policy'],
    );
    expect(await sendCommit(port, { writes: [orderWrite('one')] })).toMatchObject({ code: 200 });
    expect(await sendCommit(port, { writes: [orderWrite('one', { Quantity: 3 })] })).toMatchObject({
      code: 403,
    });
    expect(await sendCommit(port, { writes: [orderWrite('two', { Quantity: 0 })] })).toMatchObject({
      code: 403,
    });
    const asOwner = { Authorization: 'Bearer owner' };
    const path = `${DOCUMENTS}/${collections.orders}`;
    expect(await sendRequest(port, { path, headers: asOwner })).toMatchObject({ code: 403 });
    expect((await listAll(port, collections.orders)).map(({ name }) => name)).toEqual([
      nameOf('one'),
    ]);

    expect(await stop()).toBe(0);
    await expect(fetch(`http://${emulator}/`)).rejects.toThrow();
  },
);

test.each([
  [
    'nothing to start one with',
    { PATH: '', HOME: '/nowhere' },
    /There is no emulator of Firestore here\. Install one/,
  ],
  [
    'a named one that does not answer',
    { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' },
    /FIRESTORE_EMULATOR_HOST names 127\.0\.0\.1:9, where no emulator answers\./,
  ],
])(
  'without an emulator the command says so in a sentence: %s',
  async (_, env, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, await command(), {
      cwd: root,
      env: { ...process.env, FIRESTORE_EMULATOR_HOST: '', ...env },
      timeout: 60_000,
    });

    expect(status).toBe(1);
    expect(String(stderr)).toMatch(sentence);
  },
  60_000,
);

test('a real project is refused, since its pages would send to it', async () => {
  await expect(openSiteEmulator('cirvena-live')).rejects.toThrow(NoEmulator);
  await expect(openSiteEmulator('cirvena-live')).rejects.toThrow(
    /cirvena-live, whose pages send to Cloud Firestore/,
  );
});
