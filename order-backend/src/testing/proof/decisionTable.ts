import { collections } from '@site/order-model/enquiry';
import { staffCollections } from '@site/order-model/staffCollections';
import { additionRows } from './desk/additionRows';
import { answerRows } from './desk/answerRows';
import { deskRows } from './desk/deskRows';
import { logRows } from './desk/logRows';
import { dutyRows } from './desk/dutyRows';
import { phoneRows } from './desk/phoneRows';
import { fieldRows } from './fieldRows';
import {
  afterOrder,
  allowed,
  answered,
  commit,
  getByAddress,
  getByName,
  nameOf,
  order,
  query,
  refused,
  remove,
  set,
  where,
  withMask,
  withTimes,
  type Row,
} from './proofRequest';

const { orders, subscribers } = collections;
const orderAt = (name: string, more?: object) => commit(set(name, order(), more));
const orderWithId = (id: string) => orderAt(nameOf(id));

const places: readonly Row[] = [
  ...refused({
    'an order among the subscribers': orderAt(nameOf(0, subscribers)),
    'another collection': orderAt(nameOf(0, 'Other')),
    'the collection in lower case': orderAt(nameOf(0, orders.toLowerCase())),
    'a document inside a document': orderAt(`${nameOf()}/${orders}/{1}`),
    'an id of 19 characters': orderWithId('a'.repeat(19)),
    'an id of 21 characters': orderWithId('a'.repeat(21)),
    'an id with a hyphen': orderWithId(`${'a'.repeat(19)}-`),
    'an id of look-alike digits': orderWithId('०'.repeat(20)),
    'an id with a line end': orderWithId(`${'a'.repeat(20)}\n`),
  }),
  ...answered(400, {
    'a collection inside a document': orderAt(`${nameOf()}/x`),
    'no id': orderWithId(''),
  }),
];

/** What the company's own programs write is closed to visitors, also beside an order of theirs. */
const staffPlaces = Object.values(staffCollections).flatMap((collection): Row[] => {
  const name = nameOf(0, collection);
  const change = commit(set(name, { status: 'done' }));
  const stored = [set(name, { status: 'new' })];
  return refused({
    [`an order in ${collection}`]: orderAt(name),
    [`a status in ${collection}`]: change,
    [`another status in ${collection}`]: { ...change, stored },
    [`the same status in ${collection}`]: { ...commit(...stored), stored },
    [`a record of an own order in ${collection}`]: afterOrder(change),
    [`an order with a record in ${collection}`]: commit(set(nameOf(), order()), ...stored),
    [`a document of ${collection}`]: { ...getByAddress(collection), stored },
    [`documents of ${collection} by their names`]: { ...getByName(name), stored },
    [`a query of ${collection}`]: { ...query(collection), stored },
    [`a deletion in ${collection}`]: { ...commit(remove(name)), stored },
  });
});

const changed = (changes: object, more?: object) =>
  afterOrder(commit(set(nameOf(), order({ ...changes }), more)));

const later: readonly Row[] = [
  ...allowed({
    'the same order again': changed({}),
    'an order as a new one': orderAt(nameOf(), where(false)),
    'two orders': commit(set(nameOf(), order()), set(nameOf(1), order())),
  }),
  ...answered(409, { 'the same order as a new one': changed({}, where(false)) }),
  ...refused({
    'another name for a stored order': changed({ Name: 'Usha' }),
    'another name by a mask': changed({ Name: 'Usha' }, withMask('Name')),
    'another order as an old one': changed({ Name: 'Usha' }, where(true)),
    'a field too many for a stored order': changed({ Note: 'x' }),
    'an order as an old one': orderAt(nameOf(), where(true)),
    'the time of the server in a field too many': orderAt(nameOf(), withTimes('At')),
    'a deletion': afterOrder(commit(remove(nameOf()))),
    'a deletion of nothing': commit(remove(nameOf())),
    'a good and a bad order': commit(set(nameOf(), order()), set(nameOf(1), order({ Name: '' }))),
    'an order and a deletion': afterOrder(commit(set(nameOf(1), order()), remove(nameOf()))),
    'one order': afterOrder(getByAddress(orders)),
    'an order that is not there': getByAddress(orders),
    'a subscriber': getByAddress(subscribers),
    'orders by their names': afterOrder(getByName(nameOf())),
    'a query': afterOrder(query(orders)),
  }),
];

/** What each request must be answered with, written by hand: a side that differs is wrong, even if all differ alike. */
export const decisionTable: readonly Row[] = [
  ...fieldRows,
  ...places,
  ...staffPlaces,
  ...later,
  ...deskRows,
  ...answerRows,
  ...additionRows,
  ...logRows,
  ...phoneRows,
  ...dutyRows,
];
