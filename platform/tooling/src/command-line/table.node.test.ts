import { table } from './table';

test('a name in Hindi takes the cells that a terminal gives it', () => {
  const rows = table([
    ['प्रियंका श्रीवास्तव', '1'],
    ['fifteen letters', '2'],
  ]);
  expect(rows).toBe('प्रियंका श्रीवास्तव  1\nfifteen letters  2\n');
});

test('marks that nobody sees take none', () => {
  expect(
    table([
      ['क्\u200dष', '1'],
      ['ab', '2'],
    ]),
  ).toBe('क्\u200dष  1\nab  2\n');
});
