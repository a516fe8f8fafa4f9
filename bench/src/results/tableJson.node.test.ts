import { resultsJson } from './tableJson';

test('rows are written under their columns', () => {
  const rows = [
    { round: 1, page: '/', effect: 40 },
    { round: 2, page: '/', effect: null },
  ];

  expect(JSON.parse(resultsJson({ run: { rounds: 2 }, touches: rows, none: [] }))).toEqual({
    run: { rounds: 2 },
    touches: {
      columns: ['round', 'page', 'effect'],
      rows: [
        [1, '/', 40],
        [2, '/', null],
      ],
    },
    none: { columns: [], rows: [] },
  });
});
