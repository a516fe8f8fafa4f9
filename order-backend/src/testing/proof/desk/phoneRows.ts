import type { JsonObject } from '@site/tooling/files/json';
import { phoneFields } from '@site/order-model/phone';
import { staffCollections } from '@site/order-model/staffCollections';
import {
  allowed,
  commit,
  getByName,
  nameOf,
  refused,
  remove,
  set,
  withTimes,
  type Row,
} from '../proofRequest';
import { byStaff, EARLIER, staffAlone } from './deskRequests';

const { phones } = staffCollections;
const SERVICE = 'https://fcm.googleapis.com/fcm/send/';
const LONGEST = `https://fcm.googleapis.com/${'x'.repeat(800)}`;
const name = nameOf(0, phones);

const phone = (changes: JsonObject) => ({
  by: '{9}',
  endpoint: `${SERVICE}abc:APA91b-_`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  language: 'hi',
  ...changes,
});
const put = (changes: JsonObject = {}, at = name) => set(at, phone(changes), withTimes('at'));
const putting = (changes: JsonObject = {}, at = name) => byStaff(commit(put(changes, at)));
/** A request about a phone that is stored already, by its owner. */
const afterwards = (owner: string, write: object) =>
  byStaff(commit(write), [set(name, phone({ by: owner, at: EARLIER }))]);

const unfit: Readonly<Record<string, JsonObject>> = {
  'of somebody else': { by: 'x' },
  "of a server of somebody's choice": { endpoint: 'https://example.com/fcm/send/a' },
  'of a server with a similar name': { endpoint: 'https://fcm.googleapis.com.example/a' },
  'of a server behind a sign-in': { endpoint: 'https://fcm.googleapis.com@example.com/a' },
  'without encryption': { endpoint: 'http://fcm.googleapis.com/a' },
  'with an address too long by one': { endpoint: `${LONGEST}x` },
  'with a blank in its address': { endpoint: `${SERVICE}a b` },
  'whose address is a number': { endpoint: 1 },
  'with a key too short': { p256dh: 'B'.repeat(86) },
  'with a key too long': { p256dh: 'B'.repeat(88) },
  'with a secret too short': { auth: 'a'.repeat(21) },
  'with a secret of other characters': { auth: `${'a'.repeat(21)}=` },
  'in a language that the site does not have': { language: 'de' },
  'with a part too many': { name: 'x' },
  ...Object.fromEntries(
    ['by', ...phoneFields].map((field) => [`without ${field}`, { [field]: undefined }]),
  ),
};

/** What a member of staff may do about the phones that are told of orders: put, renew and remove their own. */
export const phoneRows: readonly Row[] = [
  ...staffAlone({
    'a phone': putting(),
    'the own phone that goes': afterwards('{9}', remove(name)),
  }),
  ...allowed({
    'a phone with the longest address': putting({ endpoint: LONGEST }),
    'the own phone once more': afterwards('{9}', put({ language: 'en' })),
  }),
  ...Object.entries(unfit).flatMap(([what, changes]) =>
    refused({ [`a phone ${what}`]: putting(changes) }),
  ),
  ...refused({
    'a phone without a time': byStaff(commit(set(name, phone({})))),
    'a phone with a time of the device': byStaff(commit(set(name, phone({ at: EARLIER })))),
    'a phone under an invalid id': putting({}, nameOf('x', phones)),
    "another one's phone as the own": afterwards('x', put()),
    'the own phone for somebody else': afterwards('{9}', put({ by: 'x' })),
    "another one's phone that goes": afterwards('x', remove(name)),
    'a phone that is not there and goes': byStaff(commit(remove(name))),
    'the own phone by its name': { ...afterwards('{9}', {}), ...getByName(name) },
  }),
];
