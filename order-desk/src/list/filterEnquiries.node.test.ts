import { NO_EMAIL } from '@site/order-model/noEmail';
import type { Enquiry } from '../model/enquiry';
import { nextToCall } from '../model/openGroups';
import { enquiry } from '../testing/memoryCloud';
import { filterEnquiries, finderOf } from './filterEnquiries';
import type { ListChoice } from './listChoice';

const asha = enquiry(1);
const order = { ...asha.order!, Name: 'Asha Verma', Email: 'asha@mail.example' };
const one = { ...asha, order };

test.each([
  ['nothing', ''],
  ['part of a name, in any case', 'ASHA ve'],
  ['a number', '98765 00001'],
  ['a number with the code of the country', '+91 98765-00001'],
  ['the beginning of a number with the code of the country', '+91 98765'],
  ['the beginning of a number with a zero before it', '098765'],
  ['the beginning of a number with the code alone', '91 98765'],
  ['the beginning of a number with the code as it is dialled', '0091 98765'],
  ['the beginning of a number with the code and a zero', '+91 (0) 98765'],
  ['the end of a number', '0001'],
  ['a number beside a name', 'Asha Rao 98765 00001'],
  ['a number behind its kind', 'Mob: +91 98765-00001'],
  ['a number before a note', '98765-00001 (WhatsApp)'],
  ['the second of two numbers', '91234 56789 / 98765 00001'],
  ['the second of two with a space between them', '9123456789 9876500001'],
  ['the first of two with a dash between them', '+91 98765 00001 - 91234 56780'],
  ['a number before a quantity', 'Asha 98765 00001 2 packs'],
  ['a number before a PIN code', 'Asha Rao 9876500001 110001'],
  ['a number behind another one', 'Ref 12 - 9876500001'],
  ['a number before a time', '+91 98765 00001 10:42 AM'],
  ['cells of a sheet', '2\t9876500001\tAsha'],
  ['a row with commas', 'Asha,x@mail.example,9876500001'],
  ['an e-mail address', 'asha@mail'],
  ['an e-mail address with a mark that nobody sees', '\u2066asha@mail.example\u2069'],
  ['a number of a Hindi keyboard', '९८७६५ ००००१'],
  ['a reference', 'ci-aaaa-0001'],
  ['a reference without its hyphens', 'ci aaaa 0001'],
  ['a part of a reference', 'aaaa00'],
])('%s finds it', (_case, text) => {
  expect(finderOf(text)(one)).toBe(true);
});

test.each([
  'Ravi',
  '1234567',
  'CI-BBBB',
  '98',
  'CI-0000-1',
  'ravi0001@x',
  'ravi9876500001@mail.example',
  '+1 98765 00001',
  '+44 98765 00001',
  '1234569876500001',
  '9876500001123456',
  '919',
])('%s does not', (text) => {
  expect(finderOf(text)(one)).toBe(false);
});

test.each(['0912345', '0 91 2345'])(
  '%s finds a number that begins like the code of the country',
  (text) => {
    const with91 = { ...asha, order: { ...order, Mobile: '9123456789' } };
    expect(finderOf(text)(with91)).toBe(true);
  },
);

test('no search finds a caller by the address that stands for none', () => {
  const caller = { ...asha, order: { ...order, Email: NO_EMAIL } };
  expect(finderOf('Asha')(caller)).toBe(true);
  expect(finderOf('no')(caller)).toBe(false);
});

test('a caller is not lost among what a colleague of the same name has', () => {
  const claimedBy = { uid: 'asha', name: 'Asha Rao' };
  const ofColleague = enquiry(2, { claimedBy });
  expect([one, ofColleague].filter(finderOf('asha'))).toEqual([one]);
  expect([one, ofColleague].filter(finderOf('Asha  RAO'))).toEqual([ofColleague]);
});

const NOW = 1000 * 60_000;
const ids = (all: readonly Enquiry[]) => all.map(({ id }) => Number(id.slice(-4)));
const shown = (all: readonly Enquiry[], show: ListChoice['show'], more: object = {}) =>
  ids(filterEnquiries(all, { show, text: '', ...more }, 'asha', NOW));

test('what is open comes in the order in which it is worked through, oldest first', () => {
  const ofAsha = { claimedBy: { uid: 'asha', name: 'Asha' } };
  const ofRavi = { claimedBy: { uid: 'ravi', name: 'Ravi' } };
  const all = [
    enquiry(9, { status: 'done', callBackAt: NOW - 1 }),
    enquiry(8, { ...ofRavi, callBackAt: NOW }),
    enquiry(7, { ...ofAsha, callBackAt: NOW - 1 }),
    enquiry(6, { callBackAt: NOW + 1 }),
    enquiry(5, ofAsha),
    enquiry(4, { status: 'seen' }),
    enquiry(3),
    enquiry(2, ofRavi),
    enquiry(1, ofAsha),
  ];
  expect(shown(all, 'open')).toEqual([7, 8, 3, 4, 1, 5, 2]);
  expect(shown(all, 'later')).toEqual([6]);
  expect(shown(all, 'all')).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('a call that a colleague promised and handed over is among the own ones until it is due', () => {
  const claimedBy = { uid: 'asha', name: 'Asha' };
  const byRavi = { id: 'x', name: 'Ravi', at: 1, claimedBy, from: { uid: 'ravi', name: 'Ravi' } };
  const handedOver = { status: 'called' as const, claimedBy, history: [byRavi] };
  const callBackAt = NOW + 1;
  const all = [
    enquiry(6, { ...handedOver, callBackAt }),
    enquiry(5, { ...handedOver, callBackAt: NOW }),
    // Promised by whoever has it.
    enquiry(4, {
      ...handedOver,
      callBackAt,
      history: [byRavi, { id: 'y', name: 'Asha', at: 2, callBackAt }],
    }),
    // Taken over from a colleague.
    enquiry(3, { ...handedOver, callBackAt, history: [{ ...byRavi, name: 'Asha' }] }),
    enquiry(2, { claimedBy }),
  ];
  expect(shown(all, 'open')).toEqual([5, 2, 6]);
  expect(shown(all, 'later')).toEqual([3, 4]);
  expect(ids(filterEnquiries(all, { show: 'open', text: '' }, 'ravi', NOW))).toEqual([5, 2]);
});

test('nobody is called next before the time that they were promised', () => {
  const promised = enquiry(1, { status: 'seen', callBackAt: NOW + 1 });
  const all = [promised, enquiry(2)];
  const references = all.map(({ reference }) => reference);
  const next = nextToCall(references, all, { uid: 'asha', now: NOW, except: enquiry(3) });
  expect(next?.id).toBe(enquiry(2).id);
});

test('what somebody opened or took without an outcome is due once it has lapsed', () => {
  const claimedBy = { uid: 'ravi', name: 'Ravi' };
  const taken = [{ id: 'x', name: 'Ravi', at: NOW - 1000, claimedBy }];
  const looked = [{ id: 'x', name: 'Ravi', at: NOW - 1000, status: 'seen' as const }];
  const all = [
    enquiry(6, { claimedBy, history: taken, lapsedAt: NOW - 1 }),
    enquiry(5, { status: 'seen', history: looked, lapsedAt: NOW }),
    enquiry(4, { claimedBy, history: taken, lapsedAt: NOW - 1, status: 'called' }),
    enquiry(3, { claimedBy, history: taken, lapsedAt: NOW + 1 }),
    // Taken over since.
    enquiry(2, { claimedBy, history: taken, lapsedAt: NOW - 2000 }),
    enquiry(1),
  ];
  expect(shown(all, 'open')).toEqual([5, 6, 1, 2, 3, 4]);
});

test('status, product and text narrow it down', () => {
  const all = [one, enquiry(2, { status: 'called' }), enquiry(3, { product: 'Cirvena-Cream' })];

  expect(shown(all, 'called')).toEqual([2]);
  expect(shown(all, 'open', { product: 'Cirvena-Cream' })).toEqual([3]);
  expect(shown(all, 'all', { text: 'Asha' })).toEqual([1]);
});

test.each([['\u00a0'], ['\u200b'], ['a@'], ['\ufdfa'], ['१'], ['x\n']])(
  'a search for a great many of %j among many is answered within a second',
  (signs) => {
    const all = Array.from({ length: 5000 }, (_, at) => enquiry(at + 1));
    // The processor's time, in µs: other programs of the machine take no part of it.
    const since = process.cpuUsage();
    shown(all, 'all', { text: `a${signs.repeat(500_000)}b` });
    expect(process.cpuUsage(since).user).toBeLessThan(1_000_000);
  },
);
