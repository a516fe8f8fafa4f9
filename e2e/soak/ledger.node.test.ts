import type { OrderRecord } from '@site/contracts/enquiry';
import { chanceOf } from './chance';
import { enquiryOf, type Enquiry } from './enquiry';
import { openLedger } from './ledger';

const chance = chanceOf(1);
const [one, two] = [enquiryOf(0, chance), enquiryOf(1, chance)];

const storedAs = ({ entries, email }: Enquiry): OrderRecord => ({
  Name: entries['Name*'],
  Email: email,
  Mobile: entries['Phone*'],
  Quantity: Number(entries['Quantity*']),
  RetailerSelfUse: entries['Retailer / Self Use*'],
  Products: entries['Select Product*'],
});

function ledgerOf(...accepted: Enquiry[]) {
  const ledger = openLedger();
  [one, two].forEach(ledger.add);
  accepted.forEach(({ email }) => ledger.accept(email));
  return ledger;
}

test('an accepted enquiry that is not stored, or not as typed, is lost; one that was cut off is not', () => {
  expect(ledgerOf(one, two).close([storedAs(one)]).lost).toEqual([two.email]);
  expect(ledgerOf(one).close([{ ...storedAs(one), Quantity: 51 }]).lost).toEqual([one.email]);
  expect(ledgerOf(one).close([storedAs(one)])).toMatchObject({ lost: [], cutOff: 1 });
});

test('an enquiry that is stored twice is doubled, also one that was cut off', () => {
  const twice = [storedAs(one), storedAs(one)];
  expect(ledgerOf(one).close(twice).doubled).toEqual([one.email]);
  expect(ledgerOf().close(twice).doubled).toEqual([one.email]);
});

test.each([
  ['a name in a console line', () => `saved {"Name":"${one.entries['Name*'].toUpperCase()}"}`],
  ['an address in a query', () => `http://localhost/?to=${encodeURIComponent(one.email)}`],
  ['a phone number', () => `+91${one.entries['Phone*']}`],
])('%s is a leak', (_what, text) => {
  const ledger = ledgerOf(one);
  ledger.seen('here', 'Order not saved {"id":"K7Qw2fXr9bLmZ4TsVdNe","code":"unknown"}');
  expect(ledger.close([storedAs(one)]).leaked).toEqual([]);
  ledger.seen('here', text());
  expect(ledger.close([storedAs(one)]).leaked).toHaveLength(1);
});

test('what nobody sent makes the count worthless', () => {
  expect(() => ledgerOf(one).close([{ ...storedAs(one), Email: 'x@mail.example' }])).toThrow(
    'nobody sent',
  );
});
