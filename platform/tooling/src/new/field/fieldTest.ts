import type { FurtherField } from '@site/contracts/furtherFields';

/** What a visitor types, what is stored of it, and what is refused. */
function examples(field: FurtherField): { typed: string; stored: string | number; wrong: string } {
  if (field.kind === 'choice') {
    return { typed: field.choices[0], stored: field.choices[0], wrong: 'Something else' };
  }
  if (field.kind === 'number') {
    return { typed: String(field.least), stored: field.least, wrong: String(field.most + 1) };
  }
  return { typed: ' Delhi ', stored: 'Delhi', wrong: 'x'.repeat(field.most + 1) };
}

/** The first test of a field: what is stored of it, and what is refused. */
export function fieldTest(name: string, field: FurtherField): string {
  const { typed, stored, wrong } = examples(field);
  const long = /^(x)\1{30,}$/.test(wrong) ? `'x'.repeat(${wrong.length})` : JSON.stringify(wrong);
  return `import { collections, faultsOf } from '@site/contracts/enquiry';
import texts from '../../content/messages.json';
import { sampleDraft } from './sampleDraft';
import { toOrderRecord } from './toOrderRecord';
import { validateOrder } from './validateOrder';

const outcomeOf = (${name}: string) => validateOrder(sampleDraft({ ${name} }), texts);
const isStorable = (${name}: string) =>
  faultsOf(collections.orders, { ...toOrderRecord(sampleDraft({ ${name} })) }).length === 0;

test('what is filled in is stored', () => {
  expect(outcomeOf(${JSON.stringify(typed)})).toMatchObject({ ok: true, order: { ${name}: ${JSON.stringify(stored)} } });
  expect(isStorable(${JSON.stringify(typed)})).toBe(true);
});

test('left empty, it is not stored', () => {
  const outcome = outcomeOf(' ');
  expect(outcome.ok && Object.keys(outcome.order)).not.toContain('${name}');
  expect(isStorable(' ')).toBe(true);
});

test('what does not fit is refused with its message', () => {
  const wrong = ${long};
  const message = texts.invalid.${name};
  expect(outcomeOf(wrong)).toMatchObject({ ok: false, message, fields: ['${name}'] });
  expect(isStorable(wrong)).toBe(false);
});
`;
}
