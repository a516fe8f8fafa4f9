import { NO_EMAIL } from '@site/order-model/noEmail';
import { enquiry } from '../testing/memoryCloud';
import { countPeople, isSamePerson, toPerson } from './person';

test.each([
  [' Asha@X.in ', { email: 'asha@x.in' }],
  ['+91 98765-43210', { mobile: '9876543210' }],
  ['9876543210', { mobile: '9876543210' }],
  ['98765', undefined],
  ['+1 202 555 0123', undefined],
  ['98765 43210 91234 56780', undefined],
  ['asha', undefined],
  ['asha@x', undefined],
  ['asha@x.in,', undefined],
  ['asha@x.in.', undefined],
  ['<asha@x.in>', undefined],
  ['mailto:asha@x.in', undefined],
  [NO_EMAIL, undefined],
  ['', undefined],
])('%j is %j', (text, person) => {
  expect(toPerson(text)).toEqual(person);
});

test.each([['a@'], ['@'], ['\u200b'], ['1']])(
  'a great many of %j are answered within a second',
  (signs) => {
    // The processor's time, in µs: other programs of the machine take no part of it.
    const since = process.cpuUsage();
    toPerson(`a${signs.repeat(500_000)}`);
    expect(process.cpuUsage(since).user).toBeLessThan(1_000_000);
  },
);

test('two callers without an address are two people, and two calls from one number are one', () => {
  const callOf = (number: number, Mobile: string) => {
    const { order, ...rest } = enquiry(number);
    return { ...rest, order: { ...order!, Mobile, Email: NO_EMAIL } };
  };
  const [meera, tara, meeraAgain] = [
    callOf(1, '9988776655'),
    callOf(2, '9988776656'),
    callOf(3, '9988776655'),
  ] as const;
  expect(isSamePerson(meera.order, tara.order)).toBe(false);
  expect(isSamePerson(meera.order, meeraAgain.order)).toBe(true);
  const countOf = countPeople([meera, tara, meeraAgain]);
  expect([countOf(meera.order), countOf(tara.order)]).toEqual([2, 1]);
});
