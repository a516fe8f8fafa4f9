import fc from 'fast-check';
import { collections } from '@site/contracts/enquiry';
import { orderFieldNames } from '@site/contracts/orderFields';
import { staffCollections } from '@site/contracts/staffCollections';
import { randomDeskRequests } from './desk/randomDeskRequests';
import { anyValue, likely, nearMisses, strangeNames } from './requests/hostileValues';
import type { ProofRequest } from './requests/proofRequest';
import { commit, nameOf, order, without, write, type Wire } from './requests/writes';

const oneField = fc.constantFrom<string[]>(...orderFieldNames);

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
      ...Object.values(staffCollections),
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

const read: fc.Arbitrary<ProofRequest> = fc
  .tuple(
    fc.constantFrom(...Object.values(collections), ...Object.values(staffCollections), 'Other'),
    fc.constantFrom('', '/{0}', '/{1}'),
  )
  .chain(([collection, id]) =>
    fc.constantFrom<ProofRequest>(
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
  .map((request) => ({ ...request, before: { writes: [write(order())] } }));

/** Requests about documents, most of them next to the border between yes and no. */
export const randomRequests: fc.Arbitrary<ProofRequest> = fc.oneof(
  { weight: 50, arbitrary: creation },
  { weight: 14, arbitrary: subscriber(0).map((one) => commit([one])) },
  {
    weight: 6,
    arbitrary: fc.tuple(good, strangePlaces).map(([wire, name]) => commit([write(wire, name)])),
  },
  { weight: 14, arbitrary: repetition },
  { weight: 4, arbitrary: read },
  { weight: 24, arbitrary: randomDeskRequests },
);
