import { collections } from '@site/contracts/enquiry';
import { DOCUMENTS, OWNER, sendRequest, listAll } from '../testing/sendRequest';
import { nameOf } from '../testing/sampleOrders';
import { storeForEachTest } from '../testing/storeForEachTest';

const ORDERS = `${DOCUMENTS}/${encodeURIComponent(collections.orders)}`;
const store = storeForEachTest();

const read = (path: string) => sendRequest(store.port, { path, headers: OWNER });

async function addOrders(count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `id${String(index).padStart(4, '0')}`);
  for (const id of ids) await store.add(id);
}

describe('a list', () => {
  test('comes in pages in the order of the ids', async () => {
    await addOrders(5);

    const first = await read(`${ORDERS}?pageSize=2&key=any`);
    const { documents, nextPageToken } = first.body as {
      documents: object[];
      nextPageToken: string;
    };
    expect(documents).toMatchObject([{ name: nameOf('id0000') }, { name: nameOf('id0001') }]);

    const rest = await read(`${ORDERS}?pageSize=3&pageToken=${nextPageToken}`);
    expect(rest.body).toEqual({
      documents: [2, 3, 4].map((index) =>
        expect.objectContaining({ name: nameOf(`id000${index}`) }),
      ),
    });
  });

  test('gives at most 300 documents a page, and all of them over the pages', async () => {
    await addOrders(301);

    const page = await read(`${ORDERS}?pageSize=100000`);
    expect((page.body as { documents: object[] }).documents).toHaveLength(300);
    const usual = await read(`${ORDERS}?pageSize=0`);
    expect((usual.body as { documents: object[] }).documents).toHaveLength(100);
    expect(
      new Set((await listAll(store.port, collections.orders)).map(({ name }) => name)).size,
    ).toBe(301);
  });

  test.each(['pageSize=-1', 'pageSize=x', 'pageToken=!!!', 'pageToken=LgAv'])(
    'with %s is malformed',
    async (query) => {
      expect(await read(`${ORDERS}?${query}`)).toMatchObject({
        code: 400,
        body: { error: { status: 'INVALID_ARGUMENT' } },
      });
    },
  );

  test.each(['orderBy=Name', 'mask.fieldPaths=Name', 'showMissing=true', 'readTime=x'])(
    'with %s is not implemented',
    async (query) => {
      expect(await read(`${ORDERS}?${query}`)).toMatchObject({ code: 501 });
    },
  );
});
