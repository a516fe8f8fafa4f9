import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_EMAIL } from '@site/order-model/noEmail';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { AuthErrorCodes, type Auth } from 'firebase/auth';
import { FirebaseError } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { CloudError, type CloudFailure } from '../model/deskCloud';
import { inTime } from './cloudErrors';
import { openCloud } from './openCloud';

let app: FirebaseApp;
let server: Server;
let answer: { code: number; body: unknown; ofQuery?: unknown };

beforeEach(async () => {
  setLogLevel('silent');
  server = createServer(({ url = '' }, response) => {
    response.writeHead(answer.code, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(url.includes(':runQuery') ? answer.ofQuery : answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  app = initializeApp({ projectId: 'demo-desk', apiKey: 'x', appId: 'x' });
});

afterEach(async () => {
  await deleteApp(app);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function cloud() {
  const database = getFirestore(app);
  connectFirestoreEmulator(database, '127.0.0.1', (server.address() as AddressInfo).port);
  return openCloud({
    auth: { currentUser: { uid: 'asha', email: null } } as unknown as Auth,
    database,
  });
}

const reasonOf = (request: Promise<unknown>): Promise<CloudFailure | undefined> =>
  request.then(
    () => undefined,
    (failure: CloudError) => failure.reason,
  );

const NAME = 'projects/demo-desk/databases/(default)/documents/Cirvena_Staff/asha';
const readTime = '2026-11-20T06:30:00.000000Z';

test.each([
  ['rules that refuse all', 403, 'PERMISSION_DENIED'],
  ['a key that may not', 403, 'PERMISSION_DENIED'],
  ['App Check that is enforced', 401, 'UNAUTHENTICATED'],
  ['a proxy that knows no such page', 404, 'NOT_FOUND'],
])('%s say nothing about the membership', async (_case, code, status) => {
  answer = { code, body: { error: { code, status, message: 'No.' } } };

  expect(await reasonOf(cloud().readMember())).not.toBe('removed');
  expect(await reasonOf(cloud().readEnquiry('x'))).not.toBe('missing');
});

test('only a document that is not there ends a membership', async () => {
  answer = { code: 200, body: [{ missing: NAME, readTime }] };

  await expect(cloud().readMember()).rejects.toMatchObject({ reason: 'removed', uid: 'asha' });
});

const text = (stringValue: string) => ({ stringValue });
const order = {
  Name: text('Meera Nair'),
  Email: text('meera@example.com'),
  Mobile: text('9988776655'),
  Quantity: { integerValue: '2' },
  RetailerSelfUse: text('Self Use'),
  Products: text('Cirvena-Forte'),
};

test.each([
  ['as it was sent', order, true],
  ['of a product that is sold no more', { ...order, Products: text('Gone') }, true],
  ['that lost its e-mail address alone', { ...order, Email: undefined }, true],
  ['that lost a field', { ...order, Mobile: undefined }, false],
  ['whose field is of another type', { ...order, Mobile: { integerValue: '9988776655' } }, false],
])(
  'an order %s is read, or counts as none: the list needs every field',
  async (_case, fields, isRead) => {
    const stored = (collection: string, own: object) => ({
      name: `projects/demo-desk/databases/(default)/documents/${collection}/x`,
      fields: own,
      createTime: readTime,
      updateTime: readTime,
    });
    const record = {
      reference: text('CI-7KQ2-9XPD'),
      product: text('Cirvena-Forte'),
      receivedAt: { timestampValue: readTime },
      status: text('new'),
    };
    answer = {
      code: 200,
      body: [{ found: stored('Cirvena_Desk', record), readTime }],
      ofQuery: [{ document: stored('Cirvena_Form', fields), readTime }],
    };
    const found = await cloud().readEnquiry('x');
    expect(found.reference).toBe('CI-7KQ2-9XPD');
    expect(found.order?.Name).toBe(isRead ? 'Meera Nair' : undefined);
    expect(found.order?.Email).toBe(isRead ? (fields.Email?.stringValue ?? NO_EMAIL) : undefined);
  },
);

test.each([
  [AuthErrorCodes.USER_DISABLED, 'removed'],
  // A session may end for many reasons; signing in again shows whether the membership did.
  [AuthErrorCodes.TOKEN_EXPIRED, 'denied'],
  [AuthErrorCodes.NETWORK_REQUEST_FAILED, 'offline'],
] as const)('an account that is %s is %s', async (code, reason) => {
  const failing = Promise.reject(
    new FirebaseError(`auth/${code}`.replace('auth/auth/', 'auth/'), ''),
  );
  expect(await reasonOf(inTime(failing))).toBe(reason);
});
