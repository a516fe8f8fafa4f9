import { toTable } from './textTable';
import type { Column } from './columns';

const columns: Column[] = [
  { heading: 'Name', textOf: ({ fields }) => String(fields.Name) },
  { heading: 'Reference', textOf: ({ id }) => id },
];

test('columns stand under their headings, also after accents and signs of two parts', () => {
  const names = ['Asha', 'Jose\u0301 Rao', 'A😀\u001b', ''];
  const documents = names.map((Name, index) => ({
    id: `id-${index}`,
    fields: { Name },
    createTime: '',
  }));

  expect(toTable(columns, documents)).toBe(
    [
      'Name      Reference',
      '--------  ---------',
      'Asha      id-0',
      'Jose\u0301 Rao  id-1',
      'A😀␛       id-2',
      '          id-3',
      '',
    ].join('\n'),
  );
});
