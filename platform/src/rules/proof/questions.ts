import fc from 'fast-check';
import { collections } from '@site/contracts/enquiry';
import { anyValue, likely, nearMisses, strangeNames } from './hostileValues';
import type { Question } from './question';
import { commit, integer, nameOf, order, text, without, write, type Wire } from './writes';

const fieldNames = Object.keys(order());
const oneField = fc.constantFrom(...fieldNames);

const good: fc.Arbitrary<Wire> = fc.record(likely);

/** Puts one thing wrong, or nearly so. */
const wrong = (fields: fc.Arbitrary<Wire>): fc.Arbitrary<Wire> =>
  fc.tuple(fields, oneField).chain(([whole, name]) =>
    fc.oneof(
      {
        weight: 6,
        arbitrary: (nearMisses[name] ?? anyValue).map((value) => ({ ...whole, [name]: value })),
      },
      { weight: 3, arbitrary: anyValue.map((value) => ({ ...whole, [name]: value })) },
      { weight: 1, arbitrary: fc.constant(without(whole, name)) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(strangeNames, anyValue)
          .map(([strange, value]) => ({ ...whole, [strange]: value })),
      },
    ),
  );

const fields = fc.oneof(
  { weight: 5, arbitrary: good },
  { weight: 5, arbitrary: wrong(good) },
  { weight: 1, arbitrary: wrong(wrong(good)) },
);

const subscriberName = (id: number) => nameOf(id, collections.subscribers);
const subscriber = (id: number) =>
  fc
    .oneof(likely.Email as fc.Arbitrary<object>, nearMisses.Email as fc.Arbitrary<object>, anyValue)
    .map((Email) => write({ Email }, subscriberName(id)));

const strangePlaces = fc.oneof(
  fc
    .string({
      unit: fc.constantFrom('a', 'Z', '0', '-', '_', '.', '९', 'é', '\n', ' ', '%'),
      minLength: 18,
      maxLength: 22,
    })
    .map((id) => nameOf(id)),
  fc
    .constantFrom(
      'Other',
      'constructor',
      `${collections.orders} `,
      collections.orders.toUpperCase(),
      '__x__',
      '.',
    )
    .map((collection) => nameOf(0, collection)),
  fc.constantFrom(
    `${nameOf()}/a`,
    `${nameOf()}/a/b`,
    `${nameOf()}/`,
    '{root}',
    '{root}/',
    '',
    'x',
    7,
    null,
  ),
);

const creation = fields.map((wire) => commit([write(wire)]));

/** The same again, or nearly. */
const repetition = fc.oneof(
  good.map((wire) => commit([write(wire)], [write(wire)])),
  wrong(fc.constant(order())).map((wire) => commit([write(wire)], [write(order())])),
  good.map((wire) => commit([write(wire)], [write(order())])),
);

const condition = fc.constantFrom(
  ...[
    { exists: true },
    { exists: false },
    { exists: 'true' },
    { exists: 'no' },
    { exists: null },
    {},
  ],
  ...[
    { updateTime: '2026-01-01T00:00:00Z' },
    { updateTime: 'x' },
    { exists: true, other: 1 },
    7,
    [],
    null,
  ],
);

const paths = fc.oneof(
  fc.subarray(fieldNames),
  fc.array(fc.constantFrom(...fieldNames, '`Name`', 'Name.a', 'X', '', 'a b', '1', 'Name.', '`'), {
    maxLength: 4,
  }),
);
const mask = fc.oneof(
  { weight: 5, arbitrary: paths.map((fieldPaths) => ({ fieldPaths })) },
  { weight: 1, arbitrary: fc.constantFrom({}, { fieldPaths: 'Name' }, { x: 1 }, 7, null) },
);

const operand = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((count) => integer(String(count))),
  fc.constantFrom(
    { doubleValue: 1.5 },
    { doubleValue: 2 },
    { doubleValue: 'NaN' },
    integer('9223372036854775807'),
    text('1'),
    {},
  ),
);
const operation = fc.oneof(
  fc
    .tuple(fc.constantFrom('increment', 'maximum', 'minimum'), operand)
    .map(([name, value]) => ({ [name]: value })),
  fc.constantFrom(
    { setToServerValue: 'REQUEST_TIME' },
    { setToServerValue: 'X' },
    { appendMissingElements: { values: [integer('1')] } },
    { removeAllFromArray: { values: [] } },
    {},
  ),
);
const transforms = fc.array(
  fc
    .tuple(
      fc.constantFrom('Quantity', 'Quantity', 'Quantity', 'Name', 'At', 'Quantity.a', ''),
      operation,
    )
    .map(([fieldPath, what]) => ({ fieldPath, ...what })),
  { maxLength: 2 },
);

const extras = fc.oneof(
  condition.map((currentDocument) => ({ currentDocument })),
  mask.map((updateMask) => ({ updateMask })),
  transforms.map((updateTransforms) => ({ updateTransforms })),
  fc
    .tuple(mask, transforms)
    .map(([updateMask, updateTransforms]) => ({ updateMask, updateTransforms })),
);

const elaborate = fc
  .tuple(
    fc.oneof(fc.constant(order()), fields, fc.constant(without(order(), 'Quantity'))),
    extras,
    fc.boolean(),
  )
  .map(([wire, more, isStored]) =>
    commit([write(wire, nameOf(), more)], isStored ? [write(order())] : undefined),
  );

const forbidden = (id: number) =>
  fc.constantFrom(
    { delete: nameOf(id) },
    { verify: nameOf(id), currentDocument: { exists: true } },
    {
      transform: {
        document: nameOf(id),
        fieldTransforms: [{ fieldPath: 'Quantity', increment: integer('1') }],
      },
    },
  );

const batch = fc
  .tuple(
    ...[0, 1, 2, 3].map((id) =>
      fc.oneof(
        { weight: 6, arbitrary: good.map((wire): unknown => write(wire, nameOf(id))) },
        { weight: 1, arbitrary: fields.map((wire): unknown => write(wire, nameOf(id))) },
        { weight: 1, arbitrary: subscriber(id) },
        // Of a document of its own: the emulator has rules of its own for a write to what is removed or verified.
        { weight: 1, arbitrary: forbidden(id + 5) },
        // The document of the write before, once more.
        {
          weight: 1,
          arbitrary: fields.map((wire): unknown => write(wire, nameOf(Math.max(0, id - 1)))),
        },
      ),
    ),
  )
  .chain((writes) => fc.integer({ min: 2, max: 4 }).map((count) => commit(writes.slice(0, count))));

const read: fc.Arbitrary<Question> = fc
  .tuple(
    fc.constantFrom(...Object.values(collections), 'Other'),
    fc.constantFrom('', '/{0}', '/{1}'),
  )
  .chain(([collection, id]) =>
    fc.constantFrom<Question>(
      { method: 'GET', path: `/${collection}${id}` },
      { method: 'DELETE', path: `/${collection}/{0}` },
      { method: 'POST', path: ':batchGet', body: { documents: [`{root}/${collection}/{0}`] } },
      {
        method: 'POST',
        path: ':runQuery',
        body: { structuredQuery: { from: [{ collectionId: collection }] } },
      },
    ),
  )
  .map((question) => ({ ...question, before: { writes: [write(order())] } }));

/** Requests of every sort, most of them next to the border between yes and no. */
export const questions: fc.Arbitrary<Question> = fc.oneof(
  { weight: 40, arbitrary: creation },
  { weight: 10, arbitrary: subscriber(0).map((one) => commit([one])) },
  {
    weight: 4,
    arbitrary: fc.tuple(good, strangePlaces).map(([wire, name]) => commit([write(wire, name)])),
  },
  { weight: 10, arbitrary: repetition },
  { weight: 18, arbitrary: elaborate },
  { weight: 2, arbitrary: forbidden(0).map((one) => commit([one], [write(order())])) },
  { weight: 12, arbitrary: batch },
  { weight: 4, arbitrary: read },
);
