import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyIdToken } from '@site/firestore/signed-in/idToken';
import type { Mail } from '@site/order-notices/mail/mailer';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  type Auth,
} from 'firebase/auth';
import { newAccount, type StaffAccount } from '../accounts/accounts';
import { createSignInEndpoints, isSignInPath } from './signInEndpoints';

const PROJECT = 'demo-site';
const key = Buffer.alloc(32, 7);
const asha = newAccount('Asha@example.com', 'Asha');

let accounts: StaffAccount[];
let mails: Mail[];
let time: number;
let server: Server;
let address: string;
let app: FirebaseApp;
let auth: Auth;

beforeEach(async () => {
  accounts = [asha];
  mails = [];
  time = Date.now();
  const handle = createSignInEndpoints({
    project: PROJECT,
    key,
    accounts: () => accounts,
    now: () => time,
    mailer: { send: async (mail) => void mails.push(mail) },
  });
  server = createServer((request, response) => {
    if (isSignInPath(request.url ?? '')) void handle(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
  app = initializeApp({ projectId: PROJECT, apiKey: 'x' }, address);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, address, { disableWarnings: true });
});

afterEach(async () => {
  await deleteApp(app);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const send = (email: string, url = `${address}/enquiries/CI-7KQ2-9XPD`) =>
  sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });

/** Where the link of the newest mail leads in the end. */
async function followedLink(): Promise<string> {
  const [link = ''] = /http\S+/.exec(mails.at(-1)?.text ?? '') ?? [];
  const response = await fetch(link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '', address).href;
}

test("Firebase's SDK signs in with the link of a mail, once", async () => {
  await send('asha@example.com');
  expect(mails.map(({ to }) => to)).toEqual([[asha.email]]);
  const link = await followedLink();
  expect(new URL(link).pathname).toBe('/enquiries/CI-7KQ2-9XPD');
  expect(isSignInWithEmailLink(auth, link)).toBe(true);

  const { user } = await signInWithEmailLink(auth, 'asha@example.com', link);
  expect(user).toMatchObject({ uid: asha.uid, email: asha.email, emailVerified: true });
  const token = await user.getIdToken();
  expect(verifyIdToken(token, PROJECT, key, time)).toMatchObject({
    uid: asha.uid,
    claims: { staff: true, email: asha.email },
  });
  await expect(signInWithEmailLink(auth, 'asha@example.com', link)).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });
});

test('an id token is renewed, until the account is removed', async () => {
  await send(asha.email);
  const { user } = await signInWithEmailLink(auth, asha.email, await followedLink());
  const first = await user.getIdToken();
  const signedInAt = Math.floor(time / 1000);
  time += 5000;
  const second = await user.getIdToken(true);
  expect(second).not.toBe(first);
  // Rules ask for a sign-in after the membership began, which a renewal is not.
  for (const token of [first, second]) {
    expect(verifyIdToken(token, PROJECT, key, time)?.claims).toMatchObject({
      auth_time: signedInAt,
      email_verified: true,
    });
  }

  accounts = [];
  await expect(user.getIdToken(true)).rejects.toMatchObject({
    code: 'auth/user-token-expired',
  });
});

test('an address without an account gets no mail, and is not told so', async () => {
  await send('stranger@example.com');
  expect(mails).toEqual([]);
});

test.each([
  ['for another address', 0, 'ravi@example.com', 'auth/invalid-email'],
  ['after a quarter of an hour', 15 * 60_000 + 1, 'asha@example.com', 'auth/invalid-action-code'],
])('a link is worth nothing %s', async (_case, wait, email, code) => {
  await send(asha.email);
  const link = await followedLink();
  time += wait;
  await expect(signInWithEmailLink(auth, email, link)).rejects.toMatchObject({ code });
});

test('a link to a page of another site is refused', async () => {
  await expect(send(asha.email, 'https://elsewhere.example/')).rejects.toMatchObject({
    code: 'auth/unauthorized-continue-uri',
  });
  expect(mails).toEqual([]);
});

test('nobody can fill a mailbox, and other people still get their link', async () => {
  accounts = [asha, newAccount('ravi@example.com', 'Ravi')];
  const codes: unknown[] = [];
  for (let tries = 0; tries < 12; tries++) {
    // The same address in another spelling is the same mailbox.
    const email = tries % 2 === 0 ? asha.email : asha.email.toUpperCase();
    codes.push(
      await send(email).then(
        () => 'sent',
        (failure: { code: string }) => failure.code,
      ),
    );
  }
  expect(codes.slice(9)).toEqual(['sent', 'auth/too-many-requests', 'auth/too-many-requests']);
  expect(mails).toHaveLength(10);
  await send('ravi@example.com');
  expect(mails).toHaveLength(11);

  // An hour later.
  time += 60 * 60_000;
  await send(asha.email);
  expect(mails).toHaveLength(12);
});

test('an address without an account is answered alike when it asks too often', async () => {
  const answer = () =>
    send('stranger@example.com').then(
      () => 'sent',
      () => 'refused',
    );
  const answers: string[] = [];
  for (let tries = 0; tries < 12; tries++) answers.push(await answer());

  expect(answers.slice(9)).toEqual(['sent', 'refused', 'refused']);
});

test('a program that tries one link after the other is stopped', async () => {
  const tried = async () => {
    const response = await fetch(
      `${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: asha.email, oobCode: 'guessed' }),
      },
    );
    return ((await response.json()) as { error: { message: string } }).error.message;
  };
  const answers = new Set<string>();
  for (let tries = 0; tries < 70; tries++) answers.add(await tried());

  expect([...answers]).toEqual(['INVALID_OOB_CODE', 'TOO_MANY_ATTEMPTS_TRY_LATER']);
});
