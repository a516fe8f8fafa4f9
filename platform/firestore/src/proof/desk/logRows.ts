import { staffCollections } from '@site/contracts/staffCollections';
import { collections } from '@site/contracts/enquiry';
import type { ProofRequest, Row } from '../requests/proofRequest';
import { commit, integer, nameOf, order, text, write, type Wire } from '../requests/writes';
import {
  about,
  commitOf,
  EARLIER,
  erased,
  erasure,
  exported,
  logWrite,
  staffAlone,
} from './deskRequests';

const { desk, log, staff } = staffCollections;
const { orders, subscribers } = collections;

export const logRows: readonly Row[] = [
  ...staffAlone('an export in the log', about(commitOf(logWrite(exported, 1)))),
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
  ['an entry of the log with an invalid id', 403, about(commitOf(logWrite(exported, 'x')))],
  ['an erasure in the log, and nothing erased', 403, about(commitOf(logWrite(erased)))],
  ['an erasure in the log of what never was', 403, about(commitOf(logWrite(erased, 1)))],
];

/** An order with its record, erased with another entry in the log. */
const loggedAs = (entry: Wire, times?: string[]) =>
  about(commitOf(erasure.order, erasure.record, logWrite(entry, 0, times)));

/** The same request, after the company's own programs have stored an entry in the log under the order's id. */
const alreadyLogged = (request: ProofRequest, entry: Wire): ProofRequest => ({
  ...request,
  byOwner: {
    writes: [
      ...(request.byOwner?.writes ?? []),
      write({ by: text('x'), name: text('Ravi'), at: EARLIER, ...entry }, nameOf(0, log)),
    ],
  },
});

const whole = about(commitOf(erasure.order, erasure.record, erasure.log));
const unlogged = about(commitOf(erasure.order, erasure.record));

const ofOrders: readonly Row[] = [
  ...staffAlone(
    'an order with its record, logged',
    about(commitOf(erasure.order, erasure.record, erasure.log)),
  ),
  ['an order with its record, not logged', 403, unlogged],
  ['an order without its record', 403, about(commitOf(erasure.order, erasure.log))],
  ['a record without its order', 403, about(commitOf(erasure.record, erasure.log))],
  [
    'an order that nothing is known of',
    403,
    { ...about(commitOf(erasure.order, erasure.log)), byOwner: { writes: [] } },
  ],
  ['an order with its record, logged as an export', 403, loggedAs(exported)],
  [
    'an order with its record, logged as another one',
    403,
    about(commitOf(erasure.order, erasure.record, logWrite(erased, 1))),
  ],
  [
    'an order with its record, logged under another reference',
    403,
    loggedAs({ ...erased, reference: text('CI-2222-2222') }),
  ],
  [
    'an order with its record, logged without a reference',
    403,
    loggedAs({ kind: erased.kind, reason: erased.reason }),
  ],
  [
    'an order with its record, logged as erased by the command',
    403,
    loggedAs({ ...erased, reason: text('command') }),
  ],
  [
    'an order with its record, logged under a name of somebody else',
    403,
    loggedAs({ ...erased, name: text('Ravi') }),
  ],
  [
    'an order with its record, logged at a time of the device',
    403,
    loggedAs({ ...erased, at: EARLIER }, []),
  ],
  [
    'an order with its record, logged with a part too many',
    403,
    loggedAs({ ...erased, x: text('x') }),
  ],
  ['an order whose erasure was logged before, not now', 403, alreadyLogged(unlogged, erased)],
  ['an order whose erasure was logged before, and now', 200, alreadyLogged(whole, erased)],
  ['an order under whose id somebody has logged an export', 200, alreadyLogged(whole, exported)],
  [
    'another time for a logged erasure',
    403,
    {
      ...alreadyLogged(about(commitOf(erasure.log)), erased),
      before: undefined,
      byOwner: {
        writes: [
          write({ by: text('x'), name: text('Ravi'), at: EARLIER, ...erased }, nameOf(0, log)),
        ],
      },
    },
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
];

/** A request of staff about a subscription. */
const aboutSubscriber = (...writes: unknown[]): ProofRequest => ({
  ...about(commitOf(...writes)),
  before: { writes: [write({ Email: text('asha@example.com') }, nameOf(0, subscribers))] },
  byOwner: { writes: [] },
});
const subscriber = { delete: nameOf(0, subscribers) };
const unsubscribed = { kind: erased.kind, reason: erased.reason };

const ofSubscribers: readonly Row[] = [
  ...staffAlone('a subscription, logged', aboutSubscriber(subscriber, logWrite(unsubscribed))),
  ['a subscription, not logged', 403, aboutSubscriber(subscriber)],
  ['a subscription, logged as an export', 403, aboutSubscriber(subscriber, logWrite(exported))],
  ['a subscription with a reference', 403, aboutSubscriber(subscriber, logWrite(erased))],
  [
    'a subscription, logged as another one',
    403,
    aboutSubscriber(subscriber, logWrite(unsubscribed, 1)),
  ],
  ['a subscription in the log, and nothing erased', 403, aboutSubscriber(logWrite(unsubscribed))],
];

export const erasureRows: readonly Row[] = [...ofOrders, ...ofSubscribers];

const logged: Wire = { at: EARLIER, ...erased, reason: text('expiry') };
/** What somebody does after an erasure. */
const afterErasure = (request: ProofRequest): ProofRequest => ({
  ...request,
  byOwner: { writes: [write(logged, nameOf(0, log))] },
});

/** An id is used once: what was erased does not come back, and its sender can learn that it was erased. */
export const erasedRows: readonly Row[] = [
  ['an erased order once more', 403, afterErasure(commit([write(order())]))],
  [
    'an erased order once more, by staff',
    403,
    afterErasure({ ...commit([write(order())]), as: 'staff' }),
  ],
  [
    'an erased subscription once more',
    403,
    afterErasure(commit([write({ Email: text('asha@example.com') }, nameOf(0, subscribers))])),
  ],
  ['an erased order', 404, afterErasure({ method: 'GET', path: `/${orders}/{0}` })],
  ['an erased subscription', 404, afterErasure({ method: 'GET', path: `/${subscribers}/{0}` })],
  [
    'another order than the erased one',
    403,
    afterErasure({ method: 'GET', path: `/${orders}/{1}` }),
  ],
  ['the log of an erased order', 403, afterErasure({ method: 'GET', path: `/${log}/{0}` })],
  ['the record of an erased order', 403, afterErasure({ method: 'GET', path: `/${desk}/{0}` })],
  [
    'an order that is there although its erasure is logged',
    403,
    {
      ...afterErasure({ method: 'GET', path: `/${orders}/{0}` }),
      before: { writes: [write(order())] },
    },
  ],
  ['all orders, after an erasure', 403, afterErasure({ method: 'GET', path: `/${orders}` })],
];
