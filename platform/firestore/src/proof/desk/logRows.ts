import { staffCollections } from '../../staff/staffCollections';
import { collections } from '@site/contracts/enquiry';
import { answered, type ProofRequest, type Row } from '../proofRequest';
import { commit, integer, nameOf, order, text, write, type Wire } from '../writes';
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
  ...answered(403, {
    'an export that names somebody else': about(
      commitOf(logWrite({ ...exported, by: text('x') }, 1)),
    ),
    'an export without a time': about(commitOf(logWrite(exported, 1, []))),
    'an export of less than nothing': about(
      commitOf(logWrite({ ...exported, count: integer('-1') }, 1)),
    ),
    'an export of half an order': about(
      commitOf(logWrite({ ...exported, count: { doubleValue: 0.5 } }, 1)),
    ),
    'an export with a part too many': about(
      commitOf(logWrite({ ...exported, more: text('x') }, 1)),
    ),
    'something else in the log': about(
      commitOf(logWrite({ kind: text('look'), count: integer('1') }, 1)),
    ),
    'an entry of the log with an invalid id': about(commitOf(logWrite(exported, 'x'))),
    'an erasure in the log, and nothing erased': about(commitOf(logWrite(erased))),
    'an erasure in the log of what never was': about(commitOf(logWrite(erased, 1))),
  }),
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
  ...answered(403, {
    'an order with its record, not logged': unlogged,
    'an order without its record': about(commitOf(erasure.order, erasure.log)),
    'a record without its order': about(commitOf(erasure.record, erasure.log)),
    'an order that nothing is known of': {
      ...about(commitOf(erasure.order, erasure.log)),
      byOwner: { writes: [] },
    },
    'an order with its record, logged as an export': loggedAs(exported),
    'an order with its record, logged as another one': about(
      commitOf(erasure.order, erasure.record, logWrite(erased, 1)),
    ),
    'an order with its record, logged under another reference': loggedAs({
      ...erased,
      reference: text('CI-2222-2222'),
    }),
    'an order with its record, logged without a reference': loggedAs({
      kind: erased.kind,
      reason: erased.reason,
    }),
    'an order with its record, logged as erased by the command': loggedAs({
      ...erased,
      reason: text('command'),
    }),
    'an order with its record, logged under a name of somebody else': loggedAs({
      ...erased,
      name: text('Ravi'),
    }),
    'an order with its record, logged at a time of the device': loggedAs(
      { ...erased, at: EARLIER },
      [],
    ),
    'an order with its record, logged with a part too many': loggedAs({ ...erased, x: text('x') }),
    'an order whose erasure was logged before, not now': alreadyLogged(unlogged, erased),
    'another time for a logged erasure': {
      ...alreadyLogged(about(commitOf(erasure.log)), erased),
      before: undefined,
      byOwner: {
        writes: [
          write({ by: text('x'), name: text('Ravi'), at: EARLIER, ...erased }, nameOf(0, log)),
        ],
      },
    },
    'an entry of the log': {
      ...about(commitOf({ delete: nameOf(1, log) })),
      byOwner: { writes: [write({}, nameOf(1, log))] },
    },
    'a membership that ends': about(commitOf({ delete: nameOf('{9}', staff) })),
  }),
  ...answered(200, {
    'an order whose erasure was logged before, and now': alreadyLogged(whole, erased),
    'an order under whose id somebody has logged an export': alreadyLogged(whole, exported),
  }),
];

const aboutSubscriber = (...writes: unknown[]): ProofRequest => ({
  ...about(commitOf(...writes)),
  before: { writes: [write({ Email: text('asha@example.com') }, nameOf(0, subscribers))] },
  byOwner: { writes: [] },
});
const subscriber = { delete: nameOf(0, subscribers) };
const unsubscribed = { kind: erased.kind, reason: erased.reason };

const ofSubscribers: readonly Row[] = [
  ...staffAlone('a subscription, logged', aboutSubscriber(subscriber, logWrite(unsubscribed))),
  ...answered(403, {
    'a subscription, not logged': aboutSubscriber(subscriber),
    'a subscription, logged as an export': aboutSubscriber(subscriber, logWrite(exported)),
    'a subscription with a reference': aboutSubscriber(subscriber, logWrite(erased)),
    'a subscription, logged as another one': aboutSubscriber(subscriber, logWrite(unsubscribed, 1)),
    'a subscription in the log, and nothing erased': aboutSubscriber(logWrite(unsubscribed)),
  }),
];

export const erasureRows: readonly Row[] = [...ofOrders, ...ofSubscribers];

const logged: Wire = { at: EARLIER, ...erased, reason: text('expiry') };
const afterErasure = (request: ProofRequest): ProofRequest => ({
  ...request,
  byOwner: { writes: [write(logged, nameOf(0, log))] },
});

/** An id is used once: what was erased does not come back, and its sender can learn that it was erased. */
export const erasedRows: readonly Row[] = [
  ...answered(403, {
    'an erased order once more': afterErasure(commit([write(order())])),
    'an erased order once more, by staff': afterErasure({
      ...commit([write(order())]),
      as: 'staff',
    }),
    'an erased subscription once more': afterErasure(
      commit([write({ Email: text('asha@example.com') }, nameOf(0, subscribers))]),
    ),
    'another order than the erased one': afterErasure({ method: 'GET', path: `/${orders}/{1}` }),
    'the log of an erased order': afterErasure({ method: 'GET', path: `/${log}/{0}` }),
    'the record of an erased order': afterErasure({ method: 'GET', path: `/${desk}/{0}` }),
    'an order that is there although its erasure is logged': {
      ...afterErasure({ method: 'GET', path: `/${orders}/{0}` }),
      before: { writes: [write(order())] },
    },
  }),
  ...answered(404, {
    'an erased order': afterErasure({ method: 'GET', path: `/${orders}/{0}` }),
    'an erased subscription': afterErasure({ method: 'GET', path: `/${subscribers}/{0}` }),
  }),
];
