import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { collections } from '@site/contracts/enquiry';
import { referenceOf } from '@site/contracts/orderReference';
import { staffCollections } from '@site/contracts/staffCollections';
import { idTokenKey, signIdToken } from '@site/firestore/desk/idToken';
import { openSiteEmulator } from '@site/firestore/emulator/siteEmulator';
import { testOnEmulator } from '@site/firestore/emulator/testing/onEmulator';
import { readOwnerToken } from '@site/firestore/journal/ownerToken';
import { idOf, orderWrite, PROJECT } from '@site/firestore/testing/sampleOrders';
import { DOCUMENTS } from '@site/firestore/testing/sendRequest';
import { mailsIn } from '@site/order-notices/mail/folderMailer';
import { readNoticeSettings } from '@site/order-notices/settings/noticeSettings';
import { changeAccounts, readAccounts } from '@site/sign-in/accounts/accounts';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { serveSite } from '../serve/siteServer';
import { writeTestSite } from '../serve/testing/writeTestSite';

const newFolder = temporaryFolders();
const HOUR_MS = 60 * 60_000;

async function serve() {
  const folder = await newFolder();
  const [site, built, data] = ['site', 'desk', 'data'].map((name) => join(folder, name)) as [
    ...[string, string, string],
  ];
  await writeTestSite(site, { '/index.html': '<!doctype html><title>Home</title>' });
  await mkdir(built);
  await writeFile(join(built, 'index.html'), '<!doctype html><title>Desk</title>');
  const emulator = await openSiteEmulator();
  // One that a person named may hold documents of earlier runs.
  await emulator.clear(PROJECT);
  const { address, desk, close } = await serveSite({
    ...{ site, data, port: 0, emulator: emulator.host, notices: await readNoticeSettings() },
    desk: { folder: built, port: 0 },
  });
  const stop = () => close().then(emulator.close);
  return { site: address, desk: desk?.address ?? '', data, stop };
}

const post = (address: string, body: object, token?: string) =>
  fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

/** Waits at most five seconds: that is what a newcomer is promised. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await isSo()); tries++) await wait(50);
  expect(await isSo()).toBe(true);
}

testOnEmulator(
  'on the emulator staff are told, sign in and read; nobody else reads anything',
  async () => {
    const { site, desk, data, stop } = await serve();
    const place = async (start: string) =>
      expect(
        (await post(`${site}${DOCUMENTS}:commit`, { writes: [orderWrite(start)] })).status,
      ).toBe(200);
    const isTold = async (start: string) =>
      (await (await fetch(`${site}/inbox`)).text()).includes(
        `${desk}/enquiries/${referenceOf(idOf(start))}`,
      );
    const ask = async (token?: string, collectionId: string = collections.orders) => {
      const structuredQuery = { from: [{ collectionId }], limit: 10 };
      const answer = await post(`${desk}${DOCUMENTS}:runQuery`, { structuredQuery }, token);
      return { code: answer.status, text: await answer.text() };
    };
    try {
      await place('one');
      await until(() => isTold('one'));

      // As the desk does: a link by mail, and its code.
      const signIn = `${desk}/identitytoolkit.googleapis.com/v1/accounts:`;
      const [account] = (await readAccounts(data)) ?? [];
      const { email = '', uid = '' } = account ?? {};
      await post(`${signIn}sendOobCode`, {
        ...{ requestType: 'EMAIL_SIGNIN', email, continueUrl: desk },
      });
      const name = (await readdir(mailsIn(data))).find((it) => it.startsWith('sign-in')) ?? '';
      const mail = await readFile(join(mailsIn(data), name), 'latin1');
      const [, oobCode] = /sign-in-link\/([\w-]+)/.exec(mail.replace(/=\r\n/g, '')) ?? [];
      const answer = await post(`${signIn}signInWithEmailLink`, { email, oobCode });
      const { idToken } = (await answer.json()) as { idToken: string };
      const { orders } = collections;
      for (const collection of [orders, staffCollections.desk]) {
        expect(await ask(idToken, collection)).toMatchObject({
          ...{ code: 200, text: expect.stringContaining(idOf('one')) },
        });
      }

      const key = idTokenKey(await readOwnerToken(data));
      const staff = { staff: true };
      const sign = (account: { uid: string; claims: object }, project = PROJECT, age = 0) =>
        signIdToken(project, account as never, key, Date.now() - age);
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const [header, payload = '', signature] = idToken.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const strangers: Record<string, [string | undefined, number]> = {
        'a visitor': [undefined, 403],
        "the emulator's own word": ['owner', 403],
        'a token that nobody signed': [`${encode({ alg: 'none' })}.${payload}.`, 401],
        'claims that were changed': [
          `${header}.${encode({ ...claims, sub: 'x' })}.${signature}`,
          401,
        ],
        'an expired session': [sign({ uid, claims: staff }, PROJECT, 2 * HOUR_MS), 401],
        "another project's": [sign({ uid, claims: staff }, 'demo-other'), 401],
        'a claim without a membership': [sign({ uid: 'stranger', claims: staff }), 403],
        'a membership without a claim': [sign({ uid, claims: {} }), 403],
      };
      const all = [...Object.values(collections), ...Object.values(staffCollections)];
      for (const [who, [token, code]] of Object.entries(strangers)) {
        for (const collection of all) {
          expect({ who, collection, ...(await ask(token, collection)) }).toMatchObject({ code });
        }
      }
      const foreign = DOCUMENTS.replace(PROJECT, 'demo-other');
      expect((await fetch(`${desk}${foreign}/${orders}`)).status).toBe(404);

      await changeAccounts(data, () => []);
      await until(async () => (await ask(idToken)).code === 403);

      // What tells staff is started again when it dies.
      const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
      execFileSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'runFunctions']);
      await place('two');
      for (let tries = 0; tries < 300 && !(await isTold('two')); tries++) await wait(100);
      expect(await isTold('two')).toBe(true);
      expect(String(warnings.mock.calls)).toContain('ended (SIGKILL) and is started again.');
      warnings.mockRestore();
    } finally {
      await stop();
    }
  },
);
