import fc from 'fast-check';
import { collections, faultsOf, isRequired, limits } from '@site/order-model/enquiry';
import { orderFieldNames, type OrderFieldName } from '@site/order-model/orderFields';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { details, messages } from '../../content/messages.json';
import type { OrderDraft } from '@site/order-model/orderDraft';
import { sampleDraft } from '../testing/sampleDraft';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import { validateOrder as validate } from './validateOrder';

const { unfilled: FILL, email: EMAIL, mobileNotDigits: DIGITS, mobileLength: LENGTH } = messages;
const WHOLE = fillPlaceholders(details.quantity, limits);

const validateOrder = (draft: OrderDraft) => validate(draft, { messages, details });

/** The error catalogue of §5 and §8, in the order of its rules. */
const catalogue: [when: string, Partial<OrderDraft>, message: string, fields: OrderFieldName[]][] =
  [
    ...orderFieldNames
      .filter(isRequired)
      .map((field): (typeof catalogue)[number] => [
        `${field} is empty`,
        { [field]: '' },
        FILL,
        [field],
      ]),
    ['two empty fields', { Products: '', Email: '' }, FILL, ['Email', 'Products']],
    ['an empty field before a bad e-mail', { Name: '', Email: 'x' }, FILL, ['Name']],
    ['quantity 0', { Quantity: '0' }, FILL, ['Quantity']],
    ['too large a quantity', { Quantity: `${limits.quantityMax + 1}` }, FILL, ['Quantity']],
    ['too long a name', { Name: 'n'.repeat(limits.nameMax + 1) }, FILL, ['Name']],
    ['too long a name outside ASCII', { Name: '😀'.repeat(limits.nameMax + 1) }, FILL, ['Name']],
    ['a name of nothing to see', { Name: '\u2028\u0000\ud83d\u3000' }, FILL, ['Name']],
    ['a buyer kind of no list', { RetailerSelfUse: 'Reseller' }, FILL, ['RetailerSelfUse']],
    ['a product of no list', { Products: 'Other' }, FILL, ['Products']],
    ['no @', { Email: 'asha.rao.example' }, EMAIL, ['Email']],
    ['a space inside the e-mail', { Email: 'asha rao@example.com' }, EMAIL, ['Email']],
    ['too long an e-mail', { Email: `${'e'.repeat(limits.emailMax)}@x.example` }, EMAIL, ['Email']],
    ['a bad e-mail before a bad mobile', { Email: 'x', Mobile: 'y' }, EMAIL, ['Email']],
    ['letters in the mobile', { Mobile: '98765abcde' }, DIGITS, ['Mobile']],
    ['another country code', { Mobile: '+44 7700 900123' }, DIGITS, ['Mobile']],
    ['letters, and too few of them', { Mobile: 'abc' }, DIGITS, ['Mobile']],
    ['nine digits', { Mobile: '987654321' }, LENGTH, ['Mobile']],
    ['eleven digits', { Mobile: '98765432101' }, LENGTH, ['Mobile']],
    ['a country code alone', { Mobile: '+91' }, LENGTH, ['Mobile']],
  ];

test.each(catalogue)('%s', (_when, parts, message, fields) => {
  const outcome = validateOrder(sampleDraft(parts));
  expect(outcome).toMatchObject({ ok: false, message });
  expect(!outcome.ok && Object.keys(outcome.errors)).toEqual(fields);
});

test.each(Object.entries(details.empty))('an empty %s is told what it wants', (field, text) => {
  const { errors } = validateOrder(sampleDraft({ [field]: ' ' })) as { errors: object };
  expect(errors).toEqual({ [field]: text });
});

test.each([
  ['987654321', 'An Indian number of 10 digits is needed; you typed 9.'],
  ['+91 98765', 'An Indian number of 10 digits is needed; you typed 5.'],
  ['98765432101', 'An Indian number of 10 digits is needed; you typed 11.'],
  ['+44 7700 900123', 'An Indian number of 10 digits is needed; you typed 12.'],
  ['00977 98412 34567', 'An Indian number of 10 digits is needed; you typed 15.'],
  ['+९७७ 9841234567', 'An Indian number of 10 digits is needed; you typed 13.'],
  ['+9876543210', DIGITS],
  ['+', DIGITS],
])('the mobile number %s is told what is needed', (Mobile, text) => {
  expect(validateOrder(sampleDraft({ Mobile }))).toMatchObject({ errors: { Mobile: text } });
});

test.each<[OrderFieldName, Partial<OrderDraft>, string]>([
  ['Name', { Name: 'n'.repeat(limits.nameMax + 1) }, fillPlaceholders(details.nameTooLong, limits)],
  ...['0', 'abc', '1e3', '1.000', '1,000', '0x10', '+5', '-1', '1.5', '१.०', '100001'].map(
    (Quantity): [OrderFieldName, Partial<OrderDraft>, string] => ['Quantity', { Quantity }, WHOLE],
  ),
])('a limit of its own: %s says more than the catalogue', (field, parts, text) => {
  expect(validateOrder(sampleDraft(parts))).toMatchObject({ errors: { [field]: text } });
});

test.each([
  ['५', 5],
  ['१२', 12],
  [' 7\u200e', 7],
  ['007', 7],
])('a quantity typed as %j is %d', (Quantity, stored) => {
  expect(validateOrder(sampleDraft({ Quantity }))).toMatchObject({ record: { Quantity: stored } });
});

test('a good draft becomes the record of §3', () => {
  const draft = sampleDraft({
    Name: ' Asha Rao ',
    Email: ' asha@rao.example ',
    Mobile: '+91 98765 43210',
  });

  expect(validateOrder(draft)).toEqual({
    ok: true,
    record: {
      Name: 'Asha Rao',
      Email: 'asha@rao.example',
      Mobile: '9876543210',
      Quantity: 2,
      RetailerSelfUse: 'Self Use',
      Products: draft.Products,
    },
  });
});

test.each([
  ['a tab and a line end', 'Asha\t\nRao', 'Asha Rao'],
  ['half a surrogate pair', 'Asha \ud83d', 'Asha'],
  ['spaces of another script around it', '\u3000आशा राव\ufeff', 'आशा राव'],
  ['characters around it that show nothing', '\u200bAsha\u2060\ufe0f\u{e0041}', 'Asha'],
  ['one character and a space', 'S ', 'S'],
  ['one character and what chooses its look', '❤\ufe0f', '❤'],
  ['marks that turn the text after it around', 'Asha \u202eoar\u2069\u061c', 'Asha oar'],
  ['joiners inside it', 'ক্\u200dষ', 'ক্\u200dষ'],
  ['as many characters as it may have', '😀'.repeat(limits.nameMax), '😀'.repeat(limits.nameMax)],
])('a name with %s is stored clean', (_what, Name, stored) => {
  expect(validateOrder(sampleDraft({ Name }))).toMatchObject({
    ok: true,
    record: { Name: stored },
  });
});

/** What a field may hold that is right, or next to it. */
const bordering: Record<OrderFieldName, string[]> = {
  Name: ['n'.repeat(limits.nameMax), 'Asha\u0000Rao', '\u200b'],
  Email: [' a@b.co ', 'a@@b.co', 'ä@b.co', `${'e'.repeat(limits.emailMax - 5)}@b.co`],
  Mobile: ['-', '09876543210', '+91 98765 43210', '００９８７６５４３２'],
  Quantity: [' ', '1', '1e9', 'Infinity', `${limits.quantityMax}`],
  RetailerSelfUse: ['Self Use', 'retailer', ' Retailer'],
  Products: [sampleDraft().Products.toLowerCase(), `${sampleDraft().Products} `],
};
for (const [, parts] of catalogue) {
  for (const [field, value] of Object.entries(parts)) {
    bordering[field as OrderFieldName].push(value);
  }
}

const empty = Object.fromEntries(orderFieldNames.map((name) => [name, '']));

test('accepts exactly what the collection accepts', () => {
  const good = sampleDraft();
  const drafts = fc.record(
    Object.fromEntries(
      orderFieldNames.map((field) => [
        field,
        fc.oneof(fc.constant(good[field]), fc.constantFrom('', ...bordering[field])),
      ]),
    ),
  ) as fc.Arbitrary<OrderDraft>;
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(drafts, (draft) => {
      const outcome = validateOrder(draft);
      seen[outcome.ok ? 'accepted' : 'refused'] += 1;
      expect(faultsOf(collections.orders, { ...toOrderRecord(draft) }).length === 0).toBe(
        outcome.ok,
      );
      if (!outcome.ok) return;
      // Nothing is stored that the form would have sent otherwise.
      const entries = Object.entries(outcome.record).map(([name, value]) => [name, String(value)]);
      const again = { ...empty, ...Object.fromEntries(entries) } as OrderDraft;
      expect(validateOrder(again)).toEqual(outcome);
    }),
    { numRuns: 5000 },
  );

  expect(seen.accepted).toBeGreaterThan(50);
  expect(seen.refused).toBeGreaterThan(1000);
});

const longTexts = [
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u202e',
  ' ',
  '\n',
  '१',
  '\ufdfa',
  'a@',
  'a.',
  'é.',
  '-',
]
  .flatMap((sign) =>
    [50_000, 1_000_000].flatMap((count) => {
      const signs = sign.repeat(count);
      return [`a${signs}b`, `a@${signs}b`, signs];
    }),
  )
  .concat(`a${'\u200b\u00ad'.repeat(25_000)}b`, 'Asha Verma, Delhi\n'.repeat(10_000));

test.each(orderFieldNames)('%s answers to any text within a second', (field) => {
  const slow = longTexts.filter((text) => {
    // The processor's time, in µs: other programs of the machine take no part of it.
    const since = process.cpuUsage();
    validateOrder({ ...sampleDraft(), [field]: text });
    return process.cpuUsage(since).user > 1_000_000;
  });
  expect(slow.map((text) => text.slice(0, 3))).toEqual([]);
});

test('what nobody sees around a name is left out, however much it is', () => {
  const margin = '\u00a0\u200b '.repeat(20_000);
  expect(toOrderRecord({ ...sampleDraft(), Name: `${margin}Asha Rao${margin}` }).Name).toBe(
    'Asha Rao',
  );
  expect(toOrderRecord({ ...sampleDraft(), Name: margin }).Name).toBe('');
});
