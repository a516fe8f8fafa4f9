import { collections } from '@site/order-model/enquiry';
import type { JsonObject } from '@site/tooling/files/json';
import { TypedValue } from '../../../documents/values';
import { staffCollections } from '@site/order-model/staffCollections';
import {
  allowed,
  answered,
  commit,
  getByAddress,
  nameOf,
  refused,
  remove,
  set,
  stored,
  withTimes,
  type ProofRequest,
  type Row,
} from '../proofRequest';
import { byStaff, EARLIER, REFERENCE, signed, staffAlone } from './deskRequests';

const { desk, log, staff } = staffCollections;
const { orders, subscribers } = collections;

const logged = (fields: JsonObject, id: number | string = 0, ...times: string[]) =>
  set(nameOf(id, log), { ...signed, ...fields }, withTimes(...times));
/** An entry that was there before, of somebody else. */
const loggedBefore = (fields: JsonObject) =>
  set(nameOf(0, log), { by: 'x', name: 'Ravi', at: EARLIER, ...fields });

const exported = { kind: 'export', count: 3 };
const exportOf = (changes: JsonObject, id: number | string = 1) =>
  byStaff(commit(logged({ ...exported, ...changes }, id, 'at')));

const erased = { kind: 'erasure', reason: 'staff', reference: REFERENCE };
const entry = logged(erased, 0, 'at');
const erasesOrder = remove(nameOf());
const erasesRecord = remove(nameOf(0, desk));

const exportsAndOthers: readonly Row[] = [
  ...staffAlone({ 'an export in the log': exportOf({}) }),
  ...refused({
    'an export that names somebody else': exportOf({ by: 'x' }),
    'an export without a time': byStaff(commit(logged(exported, 1))),
    'an export of less than nothing': exportOf({ count: -1 }),
    'an export of half an order': exportOf({ count: new TypedValue('doubleValue', 0.5) }),
    'an export with a part too many': exportOf({ more: 'x' }),
    'something else in the log': exportOf({ kind: 'look' }),
    'an entry of the log with an invalid id': exportOf({}, 'x'),
    'an erasure in the log, and nothing erased': byStaff(commit(entry)),
    'an erasure in the log of what never was': byStaff(commit(logged(erased, 1, 'at'))),
    'an entry of the log that goes': byStaff(commit(remove(nameOf(0, log))), [
      loggedBefore(exported),
    ]),
    'a membership that ends': byStaff(commit(remove(nameOf('{9}', staff)))),
  }),
];

const erasing = (...writes: object[]) => byStaff(commit(erasesOrder, erasesRecord, ...writes));
/** An order with its record, erased with another entry in the log. */
const loggedAs = (changes: JsonObject) => erasing(logged({ ...erased, ...changes }, 0, 'at'));
const after = (fields: JsonObject, request: ProofRequest): ProofRequest => ({
  ...request,
  stored: [...(request.stored ?? []), loggedBefore(fields)],
});

const ofOrders: readonly Row[] = [
  ...staffAlone({ 'an order with its record, logged': erasing(entry) }),
  ...allowed({
    'an order whose erasure was logged before, and now': after(erased, erasing(entry)),
    'an order under whose id somebody has logged an export': after(exported, erasing(entry)),
  }),
  ...refused({
    'an order with its record, not logged': erasing(),
    'an order without its record': byStaff(commit(erasesOrder, entry)),
    'a record without its order': byStaff(commit(erasesRecord, entry)),
    'an order that nothing is known of': byStaff(commit(erasesOrder, entry), stored),
    'an order with its record, logged as an export': erasing(logged(exported, 0, 'at')),
    'an order with its record, logged as another one': erasing(logged(erased, 1, 'at')),
    'an order with its record, logged under another reference': loggedAs({
      reference: 'CI-2222-2222',
    }),
    'an order with its record, logged without a reference': loggedAs({ reference: undefined }),
    'an order with its record, logged as erased by the command': loggedAs({ reason: 'command' }),
    'an order with its record, logged under a name of somebody else': loggedAs({ name: 'Ravi' }),
    'an order with its record, logged at a time of the device': erasing(
      logged({ ...erased, at: EARLIER }),
    ),
    'an order with its record, logged with a part too many': loggedAs({ x: 'x' }),
    'an order whose erasure was logged before, not now': after(erased, erasing()),
    'another time for a logged erasure': byStaff(commit(entry), [loggedBefore(erased)]),
  }),
];

const subscription = set(nameOf(0, subscribers), { Email: 'asha@example.com' });
const withSubscription = (...writes: object[]) => byStaff(commit(...writes), [subscription]);
const unsubscribes = remove(subscription.update.name);
const unsubscribed = { kind: 'erasure', reason: 'staff' };

const ofSubscribers: readonly Row[] = [
  ...staffAlone({
    'a subscription, logged': withSubscription(unsubscribes, logged(unsubscribed, 0, 'at')),
  }),
  ...refused({
    'a subscription, not logged': withSubscription(unsubscribes),
    'a subscription, logged as an export': withSubscription(
      unsubscribes,
      logged(exported, 0, 'at'),
    ),
    'a subscription with a reference': withSubscription(unsubscribes, entry),
    'a subscription, logged as another one': withSubscription(
      unsubscribes,
      logged(unsubscribed, 1, 'at'),
    ),
    'a subscription in the log, and nothing erased': withSubscription(
      logged(unsubscribed, 0, 'at'),
    ),
  }),
];

const expired = { ...erased, reason: 'expiry' };

/** An id is used once: what was erased does not come back, and its sender can learn that it was erased. */
const erasedBefore: readonly Row[] = [
  ...refused({
    'an erased order once more': after(expired, commit(...stored)),
    'an erased order once more, by staff': after(expired, byStaff(commit(...stored), [])),
    'an erased subscription once more': after(expired, commit(subscription)),
    'another order than the erased one': after(expired, getByAddress(orders, '{1}')),
    'the log of an erased order': after(expired, getByAddress(log)),
    'the record of an erased order': after(expired, getByAddress(desk)),
    'an order that is there although its erasure is logged': after(expired, {
      ...getByAddress(orders),
      stored,
    }),
  }),
  ...answered(404, {
    'an erased order': after(expired, getByAddress(orders)),
    'an erased subscription': after(expired, getByAddress(subscribers)),
  }),
];

/** What stands in the log, and what goes with an entry in it. */
export const logRows: readonly Row[] = [
  ...exportsAndOthers,
  ...ofOrders,
  ...ofSubscribers,
  ...erasedBefore,
];
