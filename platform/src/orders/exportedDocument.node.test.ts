import { newestFirst } from './exportedDocument';

test('documents are sorted to the microsecond, the newest first', () => {
  const times = [
    '2026-01-31T03:35:09.123001Z',
    '2026-01-31T03:35:09.123002Z',
    '2026-01-31T03:35:08.999999Z',
    '2026-01-31T03:35:09.123000Z',
    '2026-01-31T03:35:10Z',
  ];
  const documents = times.map((createTime) => ({ id: createTime, fields: {}, createTime }));

  expect(newestFirst(documents).map(({ id }) => id)).toEqual([
    times[4],
    times[1],
    times[0],
    times[3],
    times[2],
  ]);
});
