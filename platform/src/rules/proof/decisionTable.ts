import { collections } from '@site/contracts/enquiry';
import { fieldRows } from './fieldRows';
import type { Question } from './question';
import type { Row } from './row';
import { commit, integer, nameOf, order, text, write, type Wire } from './writes';

const stored = (what: string, code: number, changes: Wire, more: object = {}): Row => [
  what,
  code,
  commit([write(order(changes), nameOf(), more)], [write(order())]),
];
const fresh = (what: string, code: number, changes: Wire, more: object): Row => [
  what,
  code,
  commit([write(order(changes), nameOf(), more)]),
];
const asked = (what: string, method: Question['method'], path: string, body?: object): Row => [
  what,
  403,
  { method, path, body, before: { writes: [write(order())] } },
];

const places: Row[] = [
  [
    'an order among the subscribers',
    403,
    commit([write(order(), nameOf(0, collections.subscribers))]),
  ],
  ['another collection', 403, commit([write(order(), nameOf(0, 'Other'))])],
  [
    'the collection in lower case',
    403,
    commit([write(order(), nameOf(0, collections.orders.toLowerCase()))]),
  ],
  [
    'a document inside a document',
    403,
    commit([write(order(), `${nameOf()}/${collections.orders}/{1}`)]),
  ],
  ['a collection inside a document', 400, commit([write(order(), `${nameOf()}/x`)])],
  ['no id', 400, commit([write(order(), nameOf(''))])],
  ['an id of a dot', 400, commit([write(order(), nameOf('.'))])],
  ['a reserved id', 400, commit([write(order(), nameOf('__aaaaaaaaaaaaaaaa__'))])],
  ['an id of 19 signs', 403, commit([write(order(), nameOf('a'.repeat(19)))])],
  ['an id of 21 signs', 403, commit([write(order(), nameOf('a'.repeat(21)))])],
  ['an id with a hyphen', 403, commit([write(order(), nameOf(`${'a'.repeat(19)}-`))])],
  ['an id of look-alike digits', 403, commit([write(order(), nameOf('०'.repeat(20)))])],
  ['an id with a line end', 403, commit([write(order(), nameOf(`${'a'.repeat(20)}\n`))])],
];

const later: Row[] = [
  stored('the same order again', 200, {}),
  stored('the same order in another encoding', 200, { Quantity: integer(2) }),
  stored('another name for a stored order', 403, { Name: text('Usha') }),
  stored('the same quantity as a double', 403, { Quantity: { doubleValue: 2 } }),
  stored('a field too many for a stored order', 403, { Note: text('x') }),
  stored('the same order as a new one', 409, {}, { currentDocument: { exists: false } }),
  stored(
    'another order as a new one',
    409,
    { Name: text('Usha') },
    { currentDocument: { exists: false } },
  ),
  stored(
    'a bad order as a new one',
    403,
    { Name: text('') },
    { currentDocument: { exists: false } },
  ),
  stored('the same order as an old one', 200, {}, { currentDocument: { exists: true } }),
  stored(
    'another order as an old one',
    403,
    { Name: text('Usha') },
    { currentDocument: { exists: true } },
  ),
  stored(
    'an order of another time',
    400,
    {},
    { currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
  ),
  stored('a mask of no field', 200, { Name: text('Usha') }, { updateMask: {} }),
  stored('a mask of one field that stays', 200, {}, { updateMask: { fieldPaths: ['Name'] } }),
  stored(
    'a mask of one field that changes',
    403,
    { Name: text('Usha') },
    { updateMask: { fieldPaths: ['Name'] } },
  ),
  stored('a mask with a new field', 403, { X: text('x') }, { updateMask: { fieldPaths: ['X'] } }),
  stored(
    'an increment',
    403,
    {},
    { updateTransforms: [{ fieldPath: 'Quantity', increment: integer('1') }] },
  ),
  stored(
    'an increment by nothing',
    200,
    {},
    { updateTransforms: [{ fieldPath: 'Quantity', increment: integer('0') }] },
  ),
  fresh('a new order as an old one', 403, {}, { currentDocument: { exists: true } }),
  fresh('a new order as a new one', 200, {}, { currentDocument: { exists: false } }),
  fresh(
    'a new order with a mask of all',
    200,
    { X: text('x') },
    { updateMask: { fieldPaths: Object.keys(order()) } },
  ),
  fresh('a new order with a mask of some', 403, {}, { updateMask: { fieldPaths: ['Name'] } }),
  fresh(
    'the time of the server in a field too many',
    403,
    {},
    {
      updateTransforms: [{ fieldPath: 'At', setToServerValue: 'REQUEST_TIME' }],
    },
  ),
  ['a deletion', 403, commit([{ delete: nameOf() }], [write(order())])],
  ['a deletion of nothing', 403, commit([{ delete: nameOf() }])],
  [
    'a verification',
    403,
    commit([{ verify: nameOf(), currentDocument: { exists: true } }], [write(order())]),
  ],
  [
    'a transform alone',
    403,
    commit(
      [
        {
          transform: {
            document: nameOf(),
            fieldTransforms: [{ fieldPath: 'Quantity', increment: integer('1') }],
          },
        },
      ],
      [write(order())],
    ),
  ],
];

const batches: Row[] = [
  ['nothing', 200, commit([])],
  ['two orders', 200, commit([write(order()), write(order(), nameOf(1))])],
  [
    'an order and a subscriber',
    200,
    commit([write(order()), write({ Email: text('a@b.co') }, nameOf(1, collections.subscribers))]),
  ],
  [
    'a good and a bad order',
    403,
    commit([write(order()), write(order({ Name: text('') }), nameOf(1))]),
  ],
  [
    'a bad and a good order',
    403,
    commit([write(order({ Name: text('') })), write(order(), nameOf(1))]),
  ],
  [
    'an order and a deletion',
    403,
    commit([write(order()), { delete: nameOf(1) }], [write(order(), nameOf(1))]),
  ],
  [
    'a bad and a malformed order',
    400,
    commit([write(order({ Name: text('') })), write(order({ Quantity: integer('x') }), nameOf(1))]),
  ],
  ['an order that is made good', 200, commit([write(order({ Name: text('') })), write(order())])],
  ['an order that is made bad', 403, commit([write(order()), write(order({ Name: text('') }))])],
  [
    'an order that is new twice',
    400,
    commit([write(order()), write(order(), nameOf(), { currentDocument: { exists: false } })]),
  ],
];

const reads: Row[] = [
  asked('one order', 'GET', `/${collections.orders}/{0}`),
  asked('an order that is not there', 'GET', `/${collections.orders}/{1}`),
  asked('a subscriber', 'GET', `/${collections.subscribers}/{1}`),
  asked('all orders', 'GET', `/${collections.orders}`),
  asked('all subscribers', 'GET', `/${collections.subscribers}`),
  asked('the documents of another collection', 'GET', '/Other'),
  asked('orders by their names', 'POST', ':batchGet', { documents: [nameOf()] }),
  asked('a query', 'POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId: collections.orders }] },
  }),
  asked('a query of all depths', 'POST', ':runQuery', {
    structuredQuery: { from: [{ collectionId: collections.orders, allDescendants: true }] },
  }),
  asked('a count', 'POST', ':runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: collections.orders }] },
      aggregations: [{ alias: 'count', count: {} }],
    },
  }),
  asked('the names of the collections', 'POST', ':listCollectionIds', {}),
  asked('a deletion by its address', 'DELETE', `/${collections.orders}/{0}`),
];

/** What each request must be answered with, written by hand: whoever differs is wrong, even if all differ alike. */
export const decisionTable: readonly Row[] = [
  ...fieldRows,
  ...places,
  ...later,
  ...batches,
  ...reads,
];
