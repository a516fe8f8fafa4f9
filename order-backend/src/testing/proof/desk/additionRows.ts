import { collections } from '@site/order-model/enquiry';
import { sources } from '@site/order-model/deskChange';
import { staffCollections } from '@site/order-model/staffCollections';
import type { JsonObject } from '@site/tooling/files/json';
import {
  allowed,
  answered,
  commit,
  getByName,
  nameOf,
  order,
  refused,
  remove,
  set,
  stored,
  withTimes,
  type Row,
} from '../proofRequest';
import { byStaff, EARLIER, erasedOrder, signed, staffAlone } from './deskRequests';

const { additions } = staffCollections;
const name = nameOf(0, additions);
const [source] = sources;

const addition = (changes: JsonObject = {}, ...times: string[]) =>
  set(name, { ...signed, source, ...changes }, withTimes('at', ...times));
const placed = set(nameOf(), order());
const adding = (changes: JsonObject = {}) => byStaff(commit(placed, addition(changes)), []);

/** An enquiry that staff write down: the same order as a visitor's, and beside it how it came and who says so. */
export const additionRows: readonly Row[] = [
  ...staffAlone(
    Object.fromEntries(sources.map((one) => [`an enquiry by ${one}`, adding({ source: one })])),
  ),
  ...allowed({ 'an enquiry without a source, by staff': byStaff(commit(placed), []) }),
  ...refused({
    'a source of no list': adding({ source: 'site' }),
    'an enquiry that names somebody else': adding({ by: 'x' }),
    'an enquiry under another name': adding({ name: 'Ravi' }),
    'an enquiry with a part too many': adding({ more: 'x' }),
    'an enquiry without a source': byStaff(commit(placed, set(name, signed, withTimes('at'))), []),
    'an enquiry without a time': byStaff(commit(placed, set(name, { ...signed, source })), []),
    'an enquiry of another time': byStaff(
      commit(placed, set(name, { ...signed, source, at: EARLIER })),
      [],
    ),
    'a source of nothing': byStaff(commit(addition()), []),
    'a source of another enquiry': byStaff(commit(set(nameOf(1), order()), addition()), []),
    'a source of what a visitor sent': byStaff(commit(addition()), stored),
    'the same order with a source': byStaff(commit(placed, addition()), stored),
    'a source with a bad order': byStaff(
      commit(set(nameOf(), order({ Mobile: '98765' })), addition()),
      [],
    ),
    'an erased enquiry once more, with a source': byStaff(commit(placed, addition()), erasedOrder),
    'another source': byStaff(commit(addition()), [
      placed,
      set(name, { ...signed, source: 'message', at: EARLIER }),
    ]),
    'a source that goes': byStaff(commit(remove(name)), [placed, addition()]),
    'a source, read by staff': byStaff(getByName(name), [placed, addition()]),
    'an order with a source among its fields': byStaff(
      commit(set(nameOf(), order({ Source: source }))),
      [],
    ),
  }),
  ...answered(403, {
    'an order with a source among its fields, by a visitor': commit(
      set(nameOf(), order({ Source: source })),
    ),
    [`an order in ${collections.orders} with an author, by a visitor`]: commit(
      set(nameOf(), order({ by: '{9}' })),
    ),
  }),
];
