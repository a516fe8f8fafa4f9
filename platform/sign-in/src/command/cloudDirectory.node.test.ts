import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { staffCollections } from '@site/contracts/staffCollections';
import { newAccount } from '../accounts/accounts';
import { cloudDirectory } from './cloudDirectory';

let server: Server;
let address: string;
/** What was asked of Google, in order. */
let asked: { what: string; body: unknown; authorization: string | undefined }[];
/** The answer to each request, by its method and the end of its address. */
let answers: Record<string, object>;

beforeEach(async () => {
  asked = [];
  answers = {};
  server = createServer(async (request, response) => {
    const what = `${request.method} ${request.url?.replace(/.*\/(?=accounts|documents)/, '')}`;
    const body = await text(request);
    const { authorization } = request.headers;
    asked.push({ what, body: body ? JSON.parse(body) : undefined, authorization });
    response.writeHead(answers[what] && 'error' in answers[what] ? 403 : 200);
    response.end(JSON.stringify(answers[what] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const directory = () =>
  cloudDirectory({
    ...{ project: 'shop-live', token: 'secret', authentication: address, firestore: address },
  });
const { staff } = staffCollections;

test('a new account gets the claim before the document that lets it in', async () => {
  answers['POST accounts'] = { localId: 'uid1' };
  await directory().add(newAccount('asha@example.com', 'Asha'));

  expect(asked.map(({ what, body }) => [what, body])).toEqual([
    ['POST accounts:lookup', { email: ['asha@example.com'] }],
    ['POST accounts', { email: 'asha@example.com', emailVerified: true }],
    [
      'POST accounts:update',
      { localId: 'uid1', customAttributes: '{"staff":true}', disableUser: false },
    ],
    [`PATCH documents/${staff}/uid1`, { fields: { name: { stringValue: 'Asha' } } }],
  ]);
  expect(asked.every(({ authorization }) => authorization === 'Bearer secret')).toBe(true);
});

test('whoever is removed loses the document first, then claim and sessions', async () => {
  await directory().remove({ uid: 'uid1', email: 'a@example.com', name: 'Asha' });

  expect(asked.map(({ what }) => what)).toEqual([
    `DELETE documents/${staff}/uid1`,
    'POST accounts:update',
  ]);
  expect(asked[1]?.body).toMatchObject({ customAttributes: '{}', disableUser: true });
});

test('members are listed with their addresses', async () => {
  answers[`GET documents/${staff}?pageSize=300`] = {
    documents: [{ name: `x/${staff}/uid1`, fields: { name: { stringValue: 'Asha' } } }],
  };
  answers['POST accounts:lookup'] = { users: [{ localId: 'uid1', email: 'asha@example.com' }] };

  expect(await directory().list()).toEqual([
    { uid: 'uid1', name: 'Asha', email: 'asha@example.com' },
  ]);
});

test('a refusal is said without the token', async () => {
  answers['POST accounts:lookup'] = { error: { message: 'PERMISSION_DENIED' } };
  const failing = directory().add(newAccount('asha@example.com', 'Asha'));
  await expect(failing).rejects.toThrow('Google answered 403 (PERMISSION_DENIED).');
});
