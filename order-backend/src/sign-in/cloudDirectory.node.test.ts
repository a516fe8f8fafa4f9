import { text } from 'node:stream/consumers';
import { staffCollections } from '@site/order-model/staffCollections';
import { serveLocally, type LocalServer } from '@site/tooling/http/serveLocally';
import { newAccount } from './accounts';
import { cloudDirectory } from './cloudDirectory';

let server: LocalServer;
let asked: { what: string; body: unknown; authorization: string | undefined }[];
let answers: Record<string, object>;

beforeEach(async () => {
  asked = [];
  answers = { 'GET config': { client: { permissions: { disabledUserSignup: true } } } };
  server = await serveLocally(async (request, response) => {
    const what = `${request.method} ${request.url?.replace(/.*\/(?=accounts|documents|config)/, '')}`;
    const body = await text(request);
    const { authorization } = request.headers;
    asked.push({ what, body: body ? JSON.parse(body) : undefined, authorization });
    response.writeHead(answers[what] && 'error' in answers[what] ? 403 : 200);
    response.end(JSON.stringify(answers[what] ?? {}));
  });
});
afterEach(() => server.close());

const directory = () =>
  cloudDirectory({
    project: 'shop-live',
    token: 'secret',
    authentication: server.address,
    firestore: server.address,
  });
const { phones, staff } = staffCollections;

const asha = newAccount('asha@example.com', 'Asha');

test('a new account gets the claim before the document that lets it in', async () => {
  answers['POST accounts'] = { localId: 'uid1' };
  await directory().add(asha);

  expect(asked.map(({ what, body }) => [what, body])).toEqual([
    ['GET config', undefined],
    ['POST accounts:lookup', { email: ['asha@example.com'] }],
    ['POST accounts', { email: 'asha@example.com', emailVerified: true }],
    ['POST accounts:update', { localId: 'uid1', customAttributes: '{"staff":true}' }],
    [`PATCH documents/${staff}/uid1`, { fields: { name: { stringValue: 'Asha' } } }],
  ]);
  expect(asked.every(({ authorization }) => authorization === 'Bearer secret')).toBe(true);
});

test('an account that somebody made for the address goes, with its passwords and sessions', async () => {
  answers['POST accounts:lookup'] = { users: [{ localId: 'stranger', email: asha.email }] };
  answers['POST accounts'] = { localId: 'uid1' };
  await directory().add(asha);

  expect(asked.slice(2, 5).map(({ what, body }) => [what, body])).toEqual([
    [`DELETE documents/${staff}/stranger`, undefined],
    ['POST accounts:delete', { localId: 'stranger' }],
    ['POST accounts', { email: 'asha@example.com', emailVerified: true }],
  ]);
  expect(asked.at(-1)?.what).toBe(`PATCH documents/${staff}/uid1`);
});

test.each([
  ['open', { client: { permissions: { disabledUserSignup: false } } }],
  ['not said to be closed', {}],
])('while sign-up is %s nobody is added', async (_case, config) => {
  answers['GET config'] = config;

  await expect(directory().add(asha)).rejects.toThrow(
    'Anybody can sign up to shop-live. Firebase console, Authentication, Settings, User actions: switch "Enable create (sign-up)" off.',
  );
  expect(asked.map(({ what }) => what)).toEqual(['GET config']);
});

test('whoever is removed loses the document first, then the account; a removal that failed can be finished', async () => {
  answers['POST accounts:lookup'] = { users: [{ localId: 'uid1', email: asha.email }] };
  answers['POST accounts:delete'] = { error: { message: 'UNAVAILABLE' } };
  await expect(directory().remove(asha.email)).rejects.toThrow('UNAVAILABLE');
  asked = [];
  delete answers['POST accounts:delete'];

  expect(await directory().remove(asha.email)).toBe(true);
  expect(asked.map(({ what }) => what)).toEqual([
    'POST accounts:lookup',
    `DELETE documents/${staff}/uid1`,
    'POST accounts:delete',
  ]);
  delete answers['POST accounts:lookup'];
  expect(await directory().remove(asha.email)).toBe(false);
});

test('who is signed out keeps the account, and no phone', async () => {
  expect(await directory().signOut(asha.email)).toBe(false);
  answers['POST accounts:lookup'] = { users: [{ localId: 'uid1', email: asha.email }] };
  const phone = (id: string, by: string) => ({
    name: `x/${phones}/${id}`,
    fields: { by: { stringValue: by } },
  });
  answers[`GET documents/${phones}?pageSize=300`] = {
    documents: [phone('lost', 'uid1'), phone('other', 'uid2'), phone('kept', 'uid1')],
  };
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_999);
  asked = [];

  expect(await directory().signOut(asha.email)).toBe(true);
  expect(asked.map(({ what, body }) => [what, body])).toEqual([
    ['POST accounts:lookup', { email: [asha.email] }],
    ['POST accounts:update', { localId: 'uid1', validSince: '1800000000' }],
    [`GET documents/${phones}?pageSize=300`, undefined],
    [`DELETE documents/${phones}/lost`, undefined],
    [`DELETE documents/${phones}/kept`, undefined],
  ]);
});

test('members of all pages are listed with their addresses', async () => {
  const page = (uid: string, name: string, more: object = {}) => ({
    documents: [{ name: `x/${staff}/${uid}`, fields: { name: { stringValue: name } } }],
    ...more,
  });
  answers[`GET documents/${staff}?pageSize=300`] = page('uid1', 'Asha', { nextPageToken: 'a=b' });
  answers[`GET documents/${staff}?pageSize=300&pageToken=a%3Db`] = page('uid2', 'Ravi');
  answers['POST accounts:lookup'] = { users: [{ localId: 'uid1', email: 'asha@example.com' }] };

  expect((await directory().list()).map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
  expect(await directory().list()).toContainEqual({
    uid: 'uid1',
    name: 'Asha',
    email: 'asha@example.com',
  });
});

test('whose account somebody deleted in the console is listed by id, and can be removed', async () => {
  answers[`GET documents/${staff}?pageSize=300`] = {
    documents: [{ name: `x/${staff}/uid1`, fields: { name: { stringValue: 'Asha' } } }],
  };
  expect(await directory().list()).toEqual([{ uid: 'uid1', name: 'Asha' }]);
  asked = [];
  expect(await directory().remove('uid1')).toBe(true);
  expect(asked.map(({ what }) => what)).toContain(`DELETE documents/${staff}/uid1`);
  expect(asked.map(({ what }) => what)).not.toContain('POST accounts:delete');
  expect(await directory().remove('uid2')).toBe(false);
});

test('a refusal is said without the token', async () => {
  answers['POST accounts:lookup'] = { error: { message: 'PERMISSION_DENIED' } };
  const failing = directory().add(asha);
  await expect(failing).rejects.toThrow(new Error('Google answered 403 (PERMISSION_DENIED).'));
});
