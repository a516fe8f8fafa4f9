import { serveLocally, type LocalServer } from '@site/tooling/http/serveLocally';
import { verifyIdToken } from '../wire/idToken';
import type { Mail } from '../telling/mail/mailer';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  isSignInWithEmailLink,
  signInWithEmailLink,
  type Auth,
} from 'firebase/auth';
import { newAccount, type StaffAccount } from './accounts';
import { createSignInEndpoints, isSignInPath } from './signInEndpoints';

const PROJECT = 'demo-site';
const key = Buffer.alloc(32, 7);
const asha = newAccount('Asha@example.com', 'Asha');

let accounts: StaffAccount[];
let mails: Mail[];
let time: number;
let server: LocalServer;
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
  server = await serveLocally((request, response) => {
    if (isSignInPath(request.url ?? '')) void handle(request, response);
    else response.writeHead(404).end();
  });
  ({ address } = server);
  app = initializeApp({ projectId: PROJECT, apiKey: 'x' }, address);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, address, { disableWarnings: true });
});

afterEach(async () => {
  await deleteApp(app);
  await server.close();
});

const post = (path: string, body: object) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const send = (email: string, page = `${address}/enquiries/CI-7KQ2-9XPD`) =>
  post('/sign-in/mail', { email, page });
const linkOf = async (email: string, code: string) => {
  const answer = await post('/sign-in/code', { email, code });
  return answer.ok ? ((await answer.json()) as { link: string }).link : answer.status;
};

const inMail = (pattern: RegExp) => pattern.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
const mailedLink = () => inMail(/http\S+/);
const mailedCode = () => inMail(/[A-Z0-9]{4}-[A-Z0-9]{4}/);

test("Firebase's SDK signs in with the link of a mail, once", async () => {
  await send('asha@example.com');
  expect(mails.map(({ to }) => to)).toEqual([['asha@example.com']]);
  const link = mailedLink();
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
  const { user } = await signInWithEmailLink(auth, asha.email, mailedLink());
  const first = await user.getIdToken();
  const signedInAt = Math.floor(time / 1000);
  time += 5000;
  const second = await user.getIdToken(true);
  expect(second).not.toBe(first);
  // A renewal is no sign-in.
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

test('a session from before somebody was signed out is renewed no more, a later one is', async () => {
  const signIn = async () => {
    await send(asha.email);
    return (await signInWithEmailLink(auth, asha.email, mailedLink())).user;
  };
  const before = await signIn();
  time += 5000;
  accounts = [{ ...asha, validSince: Math.floor(time / 1000) }];
  await expect(before.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  const after = await signIn();
  expect(after.uid).toBe(asha.uid);
  await expect(after.getIdToken(true)).resolves.toEqual(expect.any(String));
});

test.each([
  ['for another address', 0, 'ravi@example.com', 'auth/invalid-email'],
  ['after a quarter of an hour', 15 * 60_000 + 1, 'asha@example.com', 'auth/invalid-action-code'],
])('a link is worth nothing %s', async (_case, wait, email, code) => {
  await send(asha.email);
  const link = mailedLink();
  time += wait;
  await expect(signInWithEmailLink(auth, email, link)).rejects.toMatchObject({ code });
});

test('a code signs in where the link opens another browser, however it is typed, for a quarter of an hour', async () => {
  await send('ASHA@Example.COM ');
  const code = mailedCode();
  const wide = code.replace(/\w/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  const inHindi = code.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
  const ways = [code.toLowerCase().replace('-', ' '), code.replace('-', ''), wide, inHindi];
  for (const typed of [code, ...ways]) {
    const link = String(await linkOf(' Asha@example.com', typed));
    const { user } = await signInWithEmailLink(auth, 'asha@example.com', link);
    expect(user.uid).toBe(asha.uid);
  }
  // A code makes a link, which ends that of the mail.
  await expect(signInWithEmailLink(auth, asha.email, mailedLink())).rejects.toMatchObject({
    code: 'auth/invalid-action-code',
  });

  expect(await linkOf('ravi@example.com', code)).toBe(404);
  time += 30 * 60_000;
  expect(await linkOf(asha.email, code)).toBe(404);
});

test('a newer link ends those before, as in production, and a mail that is not sent ends none', async () => {
  const accept = (link: string) => signInWithEmailLink(auth, asha.email, link);
  await send(asha.email);
  const first = mailedLink();
  for (let tries = 0; tries < 40; tries++) await send(asha.email);
  await expect(accept(first)).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
  expect((await accept(mailedLink())).user.uid).toBe(asha.uid);
});

test('codes cannot be tried one after the other', async () => {
  const answers: (string | number)[] = [];
  for (let tries = 0; tries < 12; tries++) answers.push(await linkOf(asha.email, 'BBBB-BBBB'));
  expect(answers.slice(9)).toEqual([404, 429, 429]);
});

test('a link to a page of another site is refused', async () => {
  expect((await send(asha.email, 'https://elsewhere.example/')).status).toBe(400);
  expect(mails).toEqual([]);
});

test('an address longer than any that can get mail is answered like others, and costs no memory', async () => {
  expect((await send(`${'a'.repeat(100_000)}@example.com`)).status).toBe(200);
  expect(await linkOf(`${'a'.repeat(100_000)}@example.com`, 'BBBB-BBBB')).toBe(404);
  expect(mails).toEqual([]);
});

test('nobody can fill a mailbox, and other people still get their mail', async () => {
  accounts = [asha, newAccount('ravi@example.com', 'Ravi')];
  const codes: number[] = [];
  for (let tries = 0; tries < 12; tries++) {
    // The same address in another spelling is the same mailbox.
    const email = tries % 2 === 0 ? asha.email : asha.email.toUpperCase();
    codes.push((await send(email)).status);
  }
  // Nor does an answer tell that the address has an account.
  expect(new Set(codes)).toEqual(new Set([200]));
  expect(mails).toHaveLength(10);
  await send('ravi@example.com');
  expect(mails).toHaveLength(11);

  // An hour later.
  time += 60 * 60_000;
  await send(asha.email);
  expect(mails).toHaveLength(12);
});
