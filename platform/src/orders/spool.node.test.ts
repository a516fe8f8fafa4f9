import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openSpool } from './spool';

const moments = [
  '2026-01-31T03:35:09.123001Z',
  '2026-01-31T03:35:09.123002Z',
  '2026-01-31T03:35:08.999999Z',
  '2026-01-31T03:35:09.123000Z',
  '2026-01-31T03:35:10Z',
];

const spoolsLeft = () => readdirSync(tmpdir()).filter((name) => name.startsWith('orders-'));

test.each([0, 1, 200, 250, 1_000_000])(
  'with %d bytes in memory the newest come first, to the microsecond, as often as asked',
  (inMemory) => {
    const before = spoolsLeft();
    const spool = openSpool(inMemory);
    moments.forEach((createTime, index) =>
      spool.add({ id: `id-${index}`, fields: { Name: { stringValue: `अ${index}` } }, createTime }),
    );

    expect(spoolsLeft()).toEqual(before);
    expect(spool.count).toBe(5);
    for (const all of [[...spool.newestFirst()], [...spool.newestFirst()]]) {
      expect(all.map(({ id }) => id)).toEqual(['id-4', 'id-1', 'id-0', 'id-3', 'id-2']);
      expect(all[0]).toEqual({ id: 'id-4', fields: { Name: 'अ4' }, createTime: moments[4] });
    }
    spool.close();
  },
);

test('documents of the same moment keep their order', () => {
  const spool = openSpool(0);
  for (const id of ['a', 'b', 'c']) spool.add({ id, fields: {}, createTime: moments[0] ?? '' });

  expect([...spool.newestFirst()].map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  spool.close();
});
