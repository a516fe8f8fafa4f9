import { staffCollections } from '@site/order-model/staffCollections';
import { signIdToken } from './idToken';
import { PROJECT } from '../testing/sampleOrders';
import { DOCUMENTS, sendRequest } from '../testing/sendRequest';
import { storeForEachTest } from '../testing/storeForEachTest';

const store = storeForEachTest();
const { desk, staff } = staffCollections;
const ASHA = { uid: 'staffA', claims: { staff: true, email_verified: true } };

async function readRecords(project: string, more: object = {}) {
  const token = signIdToken(project, ASHA, store.tokenKey, Date.now());
  const { body } = await sendRequest(store.port, {
    method: 'POST',
    path: `${DOCUMENTS}:runQuery`,
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      structuredQuery: { from: [{ collectionId: desk }], limit: 2, ...more },
    }),
  });
  return (body as { error?: { status: string } }).error?.status ?? 'read';
}

test('a query without its index is refused, as production does, and so is a token of another project', async () => {
  await store.put(staff, ASHA.uid, { name: 'Asha' });
  const where = {
    fieldFilter: {
      field: { fieldPath: 'reference' },
      op: 'EQUAL',
      value: { stringValue: 'x' },
    },
  };
  const orderBy = [{ field: { fieldPath: 'receivedAt' }, direction: 'DESCENDING' }];

  expect(await readRecords(PROJECT, { where })).toBe('read');
  expect(await readRecords(PROJECT, { where, orderBy })).toBe('FAILED_PRECONDITION');
  expect(await readRecords('demo-other', { where })).toBe('UNAUTHENTICATED');
});
