import { staffCollections } from '../../staff/staffCollections';
import { answered, type ProofRequest, type Row } from '../proofRequest';
import { integer, nameOf, text, without, write, type Wire } from '../writes';
import { about, commitOf, EARLIER, getByName, query, withTimes, staffAlone } from './deskRequests';

const { phones } = staffCollections;
const SERVICE = 'https://fcm.googleapis.com/fcm/send/';
const LONGEST = `https://fcm.googleapis.com/${'x'.repeat(800)}`;

export const phone = (changes: Wire = {}): Wire => ({
  by: text('{9}'),
  endpoint: text(`${SERVICE}abc:APA91b-_`),
  p256dh: text('B'.repeat(87)),
  auth: text('a'.repeat(22)),
  language: text('hi'),
  ...changes,
});

export const phoneWrite = (fields: Wire = phone(), id: number | string = 0, times = ['at']) =>
  write(fields, nameOf(id, phones), withTimes(times));

const putting = (changes: Wire) => about(commitOf(phoneWrite(phone(changes))));

/** A request about a phone that is stored already, by its owner. */
const afterwards = (owner: string, ...writes: unknown[]): ProofRequest => ({
  ...about(commitOf(...writes)),
  byOwner: { writes: [write(phone({ by: text(owner), at: EARLIER }), nameOf(0, phones))] },
});

const removal = { delete: nameOf(0, phones) };

const refused: readonly (readonly [what: string, changes: Wire])[] = [
  ['of somebody else', { by: text('x') }],
  ["of a server of somebody's choice", { endpoint: text('https://example.com/fcm/send/a') }],
  ['of a server with a similar name', { endpoint: text('https://fcm.googleapis.com.example/a') }],
  ['of a server behind a sign-in', { endpoint: text('https://fcm.googleapis.com@example.com/a') }],
  ['without encryption', { endpoint: text('http://fcm.googleapis.com/a') }],
  ['with an address too long by one', { endpoint: text(`${LONGEST}x`) }],
  ['with a blank in its address', { endpoint: text(`${SERVICE}a b`) }],
  ['whose address is a number', { endpoint: integer('1') }],
  ['with a key too short', { p256dh: text('B'.repeat(86)) }],
  ['with a key too long', { p256dh: text('B'.repeat(88)) }],
  ['with a secret too short', { auth: text('a'.repeat(21)) }],
  ['with a secret of other characters', { auth: text(`${'a'.repeat(21)}=`) }],
  ['in a language that the site does not have', { language: text('de') }],
  ['with a part too many', { name: text('x') }],
];

/** What a member of staff may do about the phones that are told of orders: put, renew and remove their own. */
export const phoneRows: readonly Row[] = [
  ...staffAlone('a phone', putting({})),
  ...refused.map(([what, changes]): Row => [`a phone ${what}`, 403, putting(changes)]),
  ...Object.keys(phone()).map((name): Row => [
    `a phone without ${name}`,
    403,
    about(commitOf(phoneWrite(without(phone(), name)))),
  ]),
  ...answered(200, {
    'a phone with the longest address': putting({ endpoint: text(LONGEST) }),
    'the own phone once more': afterwards('{9}', phoneWrite(phone({ language: text('en') }))),
  }),
  ...answered(403, {
    'a phone without a time': about(commitOf(phoneWrite(phone(), 0, []))),
    'a phone with a time of the device': about(commitOf(phoneWrite(phone({ at: EARLIER }), 0, []))),
    'a phone under an invalid id': about(commitOf(phoneWrite(phone(), 'x'))),
    "another one's phone as the own": afterwards('x', phoneWrite()),
    'the own phone for somebody else': afterwards('{9}', phoneWrite(phone({ by: text('x') }))),
    "another one's phone that goes": afterwards('x', removal),
    'a phone that is not there and goes': about(commitOf(removal)),
    'the own phone by its name': { ...afterwards('{9}'), ...getByName(nameOf(0, phones)) },
    'a page of phones': about(query(phones, 10)),
  }),
  ...staffAlone('the own phone that goes', afterwards('{9}', removal)),
];
