import { staffCollections } from '../staff/staffCollections';
import { encodeFields } from '../documents/values';
import { claimsOf, signIdToken, unsignedToken } from '../signed-in/idToken';
import { PROJECT } from '../testing/sampleOrders';
import { DOCUMENTS, sendRequest } from '../testing/sendRequest';
import { storeForEachTest } from '../testing/storeForEachTest';

const store = storeForEachTest();
const { desk, staff } = staffCollections;
const ASHA = { uid: 'staffA', claims: { staff: true, email_verified: true } };
const tokenOf = (now = Date.now(), key = store.tokenKey, project = PROJECT) =>
  signIdToken(project, ASHA, key, now);

beforeEach(async () => {
  const since = Math.floor(Date.now() / 1000) - 60;
  await store.staff.change({ collection: staff, id: ASHA.uid }, () =>
    encodeFields({ name: 'Asha', since }),
  );
});

async function readRecords(token: string, more: object = {}) {
  const { code, body } = await sendRequest(store.port, {
    method: 'POST',
    path: `${DOCUMENTS}:runQuery`,
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      structuredQuery: { from: [{ collectionId: desk }], limit: 2, ...more },
    }),
  });
  return code === 200 ? 'read' : (body as { error: { status: string } }).error.status;
}

test('a query without its index is refused, as production does', async () => {
  const where = {
    fieldFilter: {
      field: { fieldPath: 'reference' },
      op: 'EQUAL',
      value: { stringValue: 'x' },
    },
  };
  const orderBy = [{ field: { fieldPath: 'receivedAt' }, direction: 'DESCENDING' }];

  expect(await readRecords(tokenOf(), { where })).toBe('read');
  expect(await readRecords(tokenOf(), { where, orderBy })).toBe('FAILED_PRECONDITION');
});

test.each([
  ['with a forged signature', () => tokenOf(Date.now(), Buffer.alloc(32, 1))],
  ['with a token that nobody signed', () => unsignedToken(claimsOf(PROJECT, ASHA, Date.now()))],
  ['after an hour', () => tokenOf(Date.now() - 3_601_000)],
  ['with a token of another project', () => tokenOf(Date.now(), store.tokenKey, 'demo-other')],
])('nothing is read %s', async (_case, token) => {
  expect(await readRecords(token())).toBe('UNAUTHENTICATED');
});

test('nor by somebody who was removed a moment ago, with a token that is valid for an hour', async () => {
  const token = tokenOf();
  expect(await readRecords(token)).toBe('read');
  await store.staff.erase([{ collection: staff, id: ASHA.uid }]);
  expect(await readRecords(token)).toBe('PERMISSION_DENIED');
});
