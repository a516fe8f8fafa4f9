import { collections } from '@site/contracts/enquiry';
import { staffCollections } from '../staff/staffCollections';
import { deskRows } from './desk/deskRows';
import { fieldRows } from './fieldRows';
import { answered, type ProofRequest, type Row } from './proofRequest';
import { commit, integer, nameOf, order, text, write, type Wire } from './writes';

const stored = (what: string, code: number, changes: Wire, more: object = {}): Row => [
  what,
  code,
  commit([write(order(changes), nameOf(), more)], [write(order())]),
];
const read = (what: string, method: ProofRequest['method'], path: string, body?: object): Row => [
  what,
  403,
  { method, path, body, before: { writes: [write(order())] } },
];
/** What the rules must decide, and the local store answers with 501. */
const unserved = ([what, code, request]: Row): Row => [
  what,
  code,
  { ...request, isUnserved: true },
];

const places: Row[] = [
  ...answered(403, {
    'an order among the subscribers': commit([write(order(), nameOf(0, collections.subscribers))]),
    'another collection': commit([write(order(), nameOf(0, 'Other'))]),
    'the collection in lower case': commit([
      write(order(), nameOf(0, collections.orders.toLowerCase())),
    ]),
    'a document inside a document': commit([
      write(order(), `${nameOf()}/${collections.orders}/{1}`),
    ]),
    'an id of 19 characters': commit([write(order(), nameOf('a'.repeat(19)))]),
    'an id of 21 characters': commit([write(order(), nameOf('a'.repeat(21)))]),
    'an id with a hyphen': commit([write(order(), nameOf(`${'a'.repeat(19)}-`))]),
    'an id of look-alike digits': commit([write(order(), nameOf('०'.repeat(20)))]),
    'an id with a line end': commit([write(order(), nameOf(`${'a'.repeat(20)}\n`))]),
  }),
  ...answered(400, {
    'a collection inside a document': commit([write(order(), `${nameOf()}/x`)]),
    'no id': commit([write(order(), nameOf(''))]),
  }),
];

const closed = Object.values(staffCollections);

/** What the company's own programs write is closed to visitors, also beside an order of theirs. */
const staffPlaces = closed.flatMap((collection): Row[] => {
  const place = nameOf(0, collection);
  const status = write({ status: text('done') }, place);
  const stored = { byOwner: { writes: [write({ status: text('new') }, place)] } };
  return [
    ...answered(403, {
      [`an order in ${collection}`]: commit([write(order(), place)]),
      [`an empty document in ${collection}`]: commit([write({}, place)]),
      [`a status in ${collection}`]: commit([status]),
      [`another status in ${collection}`]: { ...commit([status]), ...stored },
      [`the same status in ${collection}`]: {
        ...commit([write({ status: text('new') }, place)]),
        ...stored,
      },
      [`a record of an own order in ${collection}`]: commit([status], [write(order())]),
      [`the digests in ${collection}`]: commit([write({}, nameOf('digests', collection))]),
      [`a document of ${collection}`]: { method: 'GET', path: `/${collection}/{0}`, ...stored },
    }),
    unserved(read(`a deletion of a document of ${collection}`, 'DELETE', `/${collection}/{0}`)),
    unserved(read(`all of ${collection}`, 'GET', `/${collection}`)),
    read(`documents of ${collection} by their names`, 'POST', ':batchGet', { documents: [place] }),
    read(`a query of ${collection}`, 'POST', ':runQuery', {
      structuredQuery: { from: [{ collectionId: collection }] },
    }),
  ];
});

const later: Row[] = [
  stored('the same order again', 200, {}),
  stored('another name for a stored order', 403, { Name: text('Usha') }),
  stored('the same quantity as a double', 403, { Quantity: { doubleValue: 2 } }),
  stored('a field too many for a stored order', 403, { Note: text('x') }),
];

/** What the pages never send. */
const unusual: Row[] = [
  stored(
    'another name by a mask',
    403,
    { Name: text('Usha') },
    { updateMask: { fieldPaths: ['Name'] } },
  ),
  stored(
    'another order as an old one',
    403,
    { Name: text('Usha') },
    { currentDocument: { exists: true } },
  ),
  stored('the same order as a new one', 409, {}, { currentDocument: { exists: false } }),
  ...answered(200, {
    'an order as a new one': commit([
      write(order(), nameOf(), { currentDocument: { exists: false } }),
    ]),
    'two orders': commit([write(order()), write(order(), nameOf(1))]),
  }),
  ...answered(403, {
    'an order as an old one': commit([
      write(order(), nameOf(), { currentDocument: { exists: true } }),
    ]),
    'the time of the server in a field too many': commit([
      write(order(), nameOf(), {
        updateTransforms: [{ fieldPath: 'At', setToServerValue: 'REQUEST_TIME' }],
      }),
    ]),
    'a deletion': commit([{ delete: nameOf() }], [write(order())]),
    'a deletion of nothing': commit([{ delete: nameOf() }]),
    'a good and a bad order': commit([write(order()), write(order({ Name: text('') }), nameOf(1))]),
    'an order and a deletion': commit(
      [write(order()), { delete: nameOf(1) }],
      [write(order(), nameOf(1))],
    ),
  }),
  ...closed.flatMap((collection): Row[] => [
    [
      `an order together with a document of ${collection}`,
      403,
      commit([write(order()), write({ status: text('new') }, nameOf(0, collection))]),
    ],
    [`a deletion in ${collection} by a commit`, 403, commit([{ delete: nameOf(0, collection) }])],
  ]),
];

const elsewise: Row[] = [
  stored(
    'an increment',
    403,
    {},
    { updateTransforms: [{ fieldPath: 'Quantity', increment: integer('1') }] },
  ),
  [
    'a verification',
    403,
    commit([{ verify: nameOf(), currentDocument: { exists: true } }], [write(order())]),
  ],
];

const reads: Row[] = [
  read('one order', 'GET', `/${collections.orders}/{0}`),
  read('an order that is not there', 'GET', `/${collections.orders}/{1}`),
  read('a subscriber', 'GET', `/${collections.subscribers}/{1}`),
  read('orders by their names', 'POST', ':batchGet', { documents: [nameOf()] }),
  read('a query', 'POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId: collections.orders }] },
  }),
];

const otherReads: Row[] = [
  read('all orders', 'GET', `/${collections.orders}`),
  read('all subscribers', 'GET', `/${collections.subscribers}`),
  read('a query of all depths', 'POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId: collections.orders, allDescendants: true }] },
  }),
  read('a count', 'POST', ':runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: collections.orders }] },
      aggregations: [{ alias: 'count', count: {} }],
    },
  }),
  read('the names of the collections', 'POST', ':listCollectionIds', {}),
  read('a deletion by its address', 'DELETE', `/${collections.orders}/{0}`),
];

const visitorRows: readonly Row[] = [
  ...fieldRows,
  ...places,
  ...staffPlaces,
  ...later,
  ...reads,
  ...unusual,
  ...[...elsewise, ...otherReads].map(unserved),
];

/** What each request must be answered with, written by hand: a side that differs is wrong, even if all differ alike. */
export const decisionTable: readonly Row[] = [...visitorRows, ...deskRows];
