import { staffCollections } from '@site/contracts/staffCollections';
import { collections } from '@site/contracts/enquiry';
import type { Row } from '../requests/proofRequest';
import { integer, nameOf, text, write } from '../requests/writes';
import { about, commitOf, erased, erasure, exported, logWrite } from './deskRequests';
import { staffAlone } from './staffAlone';

const { log, staff } = staffCollections;
const { subscribers } = collections;

export const logRows: readonly Row[] = [
  ...staffAlone('an export in the log', about(commitOf(logWrite(exported, 1)))),
  ['an erasure in the log', 200, about(commitOf(logWrite(erased, 1)))],
  [
    'an export that names somebody else',
    403,
    about(commitOf(logWrite({ ...exported, by: text('x') }, 1))),
  ],
  ['an export without a time', 403, about(commitOf(logWrite(exported, 1, [])))],
  [
    'an export of less than nothing',
    403,
    about(commitOf(logWrite({ ...exported, count: integer('-1') }, 1))),
  ],
  [
    'an export of half an order',
    403,
    about(commitOf(logWrite({ ...exported, count: { doubleValue: 0.5 } }, 1))),
  ],
  [
    'an export with a part too many',
    403,
    about(commitOf(logWrite({ ...exported, more: text('x') }, 1))),
  ],
  [
    'something else in the log',
    403,
    about(commitOf(logWrite({ kind: text('look'), count: integer('1') }, 1))),
  ],
  [
    'a reference of another form',
    403,
    about(commitOf(logWrite({ ...erased, reference: text('Asha') }, 1))),
  ],
  ['an entry of the log with an invalid id', 403, about(commitOf(logWrite(exported, 'x')))],
];

export const erasureRows: readonly Row[] = [
  ...staffAlone(
    'an order with its record, logged',
    about(commitOf(erasure.order, erasure.record, erasure.log)),
  ),
  ['an order with its record, not logged', 403, about(commitOf(erasure.order, erasure.record))],
  ['an order without its record', 403, about(commitOf(erasure.order, erasure.log))],
  ['a record without its order', 403, about(commitOf(erasure.record, erasure.log))],
  [
    'an order with its record, logged as another one',
    403,
    about(commitOf(erasure.order, erasure.record, logWrite(erased, 1))),
  ],
  [
    'an entry of the log',
    403,
    {
      ...about(commitOf({ delete: nameOf(1, log) })),
      byOwner: { writes: [write({}, nameOf(1, log))] },
    },
  ],
  ['a membership that ends', 403, about(commitOf({ delete: nameOf('{9}', staff) }))],
  ['a subscriber', 403, about(commitOf({ delete: nameOf(1, subscribers) }))],
];
