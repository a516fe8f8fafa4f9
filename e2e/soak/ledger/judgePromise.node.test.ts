import { nextEnquiry } from '../visits';
import { judgePromise } from './judgePromise';
import { openLedger, type Ledger, type Placement, type Said } from './ledger';
import { readStatement } from './statements';
import type { StoredEnquiry } from './storedEnquiry';

const REFERENCE = 'CI-BCDF-2346';
const enquiry = nextEnquiry();

const stored = (receivedAt: number, change: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  email: enquiry.email,
  reference: REFERENCE,
  receivedAt,
  entries: enquiry.entries,
  ...change,
});

function ledgerOf(placement: Partial<Placement> = {}): Ledger {
  const ledger = openLedger();
  ledger.enquiries.push(enquiry);
  ledger.placements.push({
    email: enquiry.email,
    entries: enquiry.entries,
    at: 1000,
    document: 'page',
    isLostWithItsPage: false,
    takenAt: 1100,
    ...placement,
  });
  return ledger;
}

/** Enters what the page says at a time. */
function say(ledger: Ledger, text: string, at: number, change: Partial<Said> = {}): Ledger {
  const statement = readStatement(text);
  if (!statement) throw new Error('The text is not known.');
  ledger.said.push({ ...statement, at, elapsed: at, isReachable: true, ...change });
  return ledger;
}

function rest(ledger: Ledger, texts: readonly string[], kept: number): Ledger {
  const statements = texts.flatMap((text) => readStatement(text) ?? []);
  const at = 90_000;
  ledger.rests.push({ at, elapsed: at, statements, kept, documents: ['page'] });
  return ledger;
}

const broken = (ledger: Ledger, ...documents: StoredEnquiry[]) =>
  judgePromise(ledger, documents).map(({ promise }) => promise);

const WAITING = 'Your enquiry is waiting on this device. It has not reached us yet.';

test('a visit in which all is as it was said', () => {
  const ledger = say(ledgerOf(), 'Order Received Successfully', 2000);
  say(ledger, `Thank you. We have received your order enquiry. [${REFERENCE}]`, 2000);
  expect(broken(rest(ledger, [], 0), stored(1500))).toEqual([]);
});

test('received: said of nothing, too early, of another reference, or of something else than was typed', () => {
  const toast = () => say(ledgerOf(), 'Order Received Successfully', 2000);
  expect(broken(toast())).toContain('received');
  expect(broken(toast(), stored(2500))).toContain('received');
  const card = say(
    ledgerOf(),
    'Thank you. We have received your order enquiry. [CI-XXXX-XXXX]',
    2000,
  );
  expect(broken(card, stored(1500))).toContain('received');
  const typed = say(
    ledgerOf(),
    `Thank you. We have received your order enquiry. [${REFERENCE}]`,
    2000,
  );
  const entries = { ...enquiry.entries, Quantity: '51' };
  expect(broken(typed, stored(1500, { entries }))).toContain('received');
});

test('kept: taken and not stored, unless its end was said', () => {
  expect(broken(ledgerOf())).toEqual(['kept']);
  expect(broken(say(ledgerOf(), 'An enquiry was not accepted and is deleted.', 2000))).toEqual([]);
  const untaken = ledgerOf();
  delete untaken.placements[0]?.takenAt;
  expect(broken(untaken)).toEqual([]);
});

test('once: two documents of one enquiry', () => {
  expect(broken(ledgerOf(), stored(1500), stored(1600))).toContain('once');
});

test('waiting: said of what the device does not keep', () => {
  expect(broken(rest(ledgerOf(), [WAITING], 0), stored(95_000))).toEqual(['waiting']);
  expect(broken(rest(ledgerOf(), [WAITING], 1), stored(95_000))).toEqual([]);
});

test('has not reached us: what is stored is said not to be', () => {
  expect(broken(say(ledgerOf(), WAITING, 3000), stored(1500))).toContain('has not reached us');
  expect(broken(rest(ledgerOf(), [WAITING], 1), stored(1500))).toContain('has not reached us');
  const question = 'Discard this enquiry? We have not received it.';
  expect(broken(say(ledgerOf(), question, 3000), stored(1500))).toContain('has not reached us');
});

test('not saved: stored all the same, or gone from the form', () => {
  const warned = (isStillTyped: boolean) => {
    const ledger = ledgerOf({ warned: { at: 2000, isStillTyped } });
    delete ledger.placements[0]?.takenAt;
    return ledger;
  };
  expect(broken(warned(true), stored(5000))).toEqual(['not saved']);
  expect(broken(warned(false))).toEqual(['not saved']);
  expect(broken(warned(true))).toEqual([]);
});

test('answered: the form is empty, or still sending, and the page says nothing', () => {
  expect(broken(rest(ledgerOf(), [], 0), stored(1500))).toEqual(['answered']);
  const stuck = ledgerOf();
  delete stuck.placements[0]?.takenAt;
  expect(broken(rest(stuck, [], 0))).toEqual(['answered']);
});

test('listed: a text that no sentence covers', () => {
  const ledger = ledgerOf();
  ledger.unknown.push('Something else');
  expect(broken(ledger, stored(1500))).toEqual(['listed']);
});

test.each([
  ['a name in a console line', `console saved {"Name":"${enquiry.entries.Name.toUpperCase()}"}`],
  ['an address in a query', `address /?to=${encodeURIComponent(enquiry.email)}`],
  ['a phone number', `server +91${enquiry.entries.Mobile}`],
])('private: %s is a leak', (_what, text) => {
  const ledger = ledgerOf();
  ledger.texts.push('console Order not saved {"id":"K7Qw2fXr9bLmZ4TsVdNe","code":"unknown"}');
  expect(broken(ledger, stored(1500))).toEqual([]);
  ledger.texts.push(text);
  expect(broken(ledger, stored(1500))).toEqual(['private']);
});
