import {
  buyerKinds,
  collections,
  documentRules,
  limits,
  mayBeMissing,
  orderValues,
} from '@site/order-model/enquiry';
import type { JsonObject } from '@site/tooling/files/json';
import { TypedValue } from '../../documents/values';
import { allowed, commit, nameOf, order, refused, set, type Row } from './proofRequest';

const { nameMax, emailMax, quantityMax } = limits;
const emailOf = (length: number) => `${'e'.repeat(length - '@example.com'.length)}@example.com`;

const without = (isAllowed: boolean): Record<string, JsonObject> =>
  Object.fromEntries(
    Object.entries(documentRules[collections.orders] ?? {})
      .filter(([, rule]) => mayBeMissing(rule) === isAllowed)
      .map(([name]) => [`an order without ${name}`, { [name]: undefined }]),
  );

/** What an order may hold, and what it may not, by what it is. */
const good: Readonly<Record<string, JsonObject>> = {
  'an order': {},
  'a name of one letter': { Name: 'A' },
  'a name with a joiner inside': { Name: 'ক্\u200dষ' },
  'a name in Devanagari': { Name: 'आशा राव' },
  'a name with half a surrogate pair': { Name: 'Asha\ud83d' },
  'the longest name': { Name: 'n'.repeat(nameMax) },
  'the longest name outside the basic plane': { Name: '😀'.repeat(nameMax) },
  'the longest name in Devanagari': { Name: 'क'.repeat(nameMax) },
  'the longest e-mail': { Email: emailOf(emailMax) },
  'an e-mail of a domain in Punycode': { Email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' },
  'one pack': { Quantity: 1 },
  'the most packs': { Quantity: quantityMax },
  ...Object.fromEntries(buyerKinds.map((kind) => [`the buyer ${kind}`, { RetailerSelfUse: kind }])),
  ...Object.fromEntries(orderValues.map((value) => [`the product ${value}`, { Products: value }])),
  ...without(true),
};

const bad: Readonly<Record<string, JsonObject>> = {
  'an empty name': { Name: '' },
  'a name of spaces': { Name: '  ' },
  'a name of no-break spaces': { Name: '\u00a0' },
  'a name with a space before it': { Name: ' Asha' },
  'a name with an ideographic space after it': { Name: 'Asha\u3000' },
  'a name with a line end after it': { Name: 'Asha\n' },
  'a name with a tab in it': { Name: 'Asha\tRao' },
  'a name of two zero-width spaces': { Name: '\u200b\u200b' },
  'a name that ends with a joiner': { Name: 'Asha\u200d' },
  'a name with a zero character in it': { Name: 'Asha\u0000' },
  'a name with a C1 control character in it': { Name: 'Asha\u0085Rao' },
  'a name with a line separator in it': { Name: 'Asha\u2028Rao' },
  'a name too long by one': { Name: 'n'.repeat(nameMax + 1) },
  'a name too long by one outside the basic plane': { Name: '😀'.repeat(nameMax + 1) },
  'an e-mail too long by one': { Email: emailOf(emailMax + 1) },
  'an e-mail of a domain in Devanagari': { Email: 'asha@उदाहरण.भारत' },
  'an e-mail without @': { Email: 'asha.example.com' },
  'an e-mail with one letter at its end': { Email: 'asha@example.c' },
  'an e-mail with a line end after it': { Email: 'asha@example.com\n' },
  'text before an e-mail': { Email: '<asha@example.com' },
  'text after an e-mail': { Email: 'asha@example.com>' },
  'an e-mail in two lines': { Email: 'x\nasha@example.com' },
  'an e-mail with a look-alike letter': { Email: 'аsha@example.com' },
  'nine digits': { Mobile: '987654321' },
  'eleven digits': { Mobile: '98765432101' },
  'Devanagari digits': { Mobile: '९८७६५४३२१०' },
  'full-width digits': { Mobile: '９８７６５４３２１０' },
  'ten digits as a number': { Mobile: 9876543210 },
  'ten digits and a line end': { Mobile: '9876543210\n' },
  'no pack': { Quantity: 0 },
  'fewer packs than none': { Quantity: -1 },
  'a pack too many': { Quantity: quantityMax + 1 },
  'packs as a double': { Quantity: new TypedValue('doubleValue', 2) },
  'packs as a text': { Quantity: '2' },
  'the largest integer': { Quantity: new TypedValue('integerValue', '9223372036854775807') },
  'a buyer of no list': { RetailerSelfUse: 'Reseller' },
  'a buyer in lower case': { RetailerSelfUse: 'retailer' },
  'buyers in a list': { RetailerSelfUse: [buyerKinds[0]] },
  'a product of no list': { Products: 'Other' },
  'a field that is null': { Name: null },
  'a field too many': { Note: 'x' },
  ...without(false),
};

const ordersWith = (contents: Readonly<Record<string, JsonObject>>) =>
  Object.fromEntries(
    Object.entries(contents).map(([what, changes]) => [
      what,
      commit(set(nameOf(), order(changes))),
    ]),
  );
const subscriber = (fields: JsonObject) => commit(set(nameOf(0, collections.subscribers), fields));

export const fieldRows: readonly Row[] = [
  ...allowed({ ...ordersWith(good), 'a subscriber': subscriber({ Email: 'asha@example.com' }) }),
  ...refused({
    ...ordersWith(bad),
    'a subscriber with a bad e-mail': subscriber({ Email: 'asha' }),
    'a subscriber with a name': subscriber({ Email: 'asha@example.com', Name: 'A' }),
    'a subscriber of nothing': subscriber({}),
  }),
];
