import { referenceOf } from '@site/contracts/orderReference';
import { enquiryOf } from '../grammar/drawnEnquiry';
import { accountOf } from './countStatements';
import { describeLedger } from './describeLedger';
import { GRACE, SHOWN_WITHIN, judgePromise } from './judgePromise';
import { leaksIn } from './leaks';
import { openLedger, type Exchange, type Ledger, type Placement, type Said } from './ledger';
import { readStatement } from './pageStatements';
import type { StoredEnquiry } from './storedEnquiry';

const REFERENCE = 'CI-BCDF-2346';
const DAY = 24 * 60 * 60_000;
const enquiry = enquiryOf(1, 0);

const exchange: Exchange = {
  id: 'x',
  email: enquiry.email,
  startedAt: 9000,
  elapsed: 9000,
  fault: undefined,
};

const stored = (receivedAt: number, change: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  email: enquiry.email,
  reference: REFERENCE,
  receivedAt,
  entries: enquiry.entries,
  ...change,
});

function ledgerOf(placement: Partial<Placement> = {}): Ledger {
  const ledger = openLedger(1);
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
  ledger.rests.push({ at, elapsed: at, statements, kept, isDue: true, documents: ['page'] });
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

test('has not reached us: a send that has just begun or ended may change that, an older one has', () => {
  const during = (at: number, endedAt?: number) => {
    const ledger = say(ledgerOf(), WAITING, at);
    ledger.exchanges = [{ ...exchange, startedAt: 2000, ...(endedAt && { endedAt }) }];
    return broken(ledger, stored(2100));
  };
  expect(during(2500)).toEqual([]);
  expect(during(2000 + SHOWN_WITHIN)).toEqual(['has not reached us']);
  expect(during(2250, 2200)).toEqual([]);
  expect(during(2200 + GRACE, 2200)).toEqual(['has not reached us']);
});

test('discarded: of one that is named, another one may be sent', () => {
  const own = 'abcdefghijABCDEFGHIJ';
  const sentAfter = (reference: string) => {
    const text = 'The enquiry is deleted from this device, but we may have received it.';
    const ledger = say(ledgerOf(), `${text} [${reference}]`, 2000);
    ledger.exchanges = [{ ...exchange, id: own }];
    return broken(ledger, stored(9500));
  };
  expect(sentAfter(referenceOf(own))).toContain('discarded');
  expect(sentAfter(REFERENCE)).not.toContain('discarded');
});

test('discarded: that it could not be deleted is no such word', () => {
  const ledger = say(
    ledgerOf(),
    'It could not be deleted from this device. Please try again.',
    2000,
  );
  ledger.exchanges = [exchange];
  expect(broken(ledger, stored(9500))).toEqual([]);
});

test('may have reached us: under another reference', () => {
  const text = 'Your enquiry is waiting on this device. It may have reached us already.';
  const own = referenceOf('abcdefghijABCDEFGHIJ');
  const ledger = (reference: string) => {
    const it = say(ledgerOf(), `${text} [${reference}]`, 3000);
    it.exchanges = [{ ...exchange, id: 'abcdefghijABCDEFGHIJ' }];
    return it;
  };
  expect(broken(ledger(own), stored(1500))).toEqual([]);
  expect(broken(ledger(REFERENCE), stored(1500))).toEqual(['may have reached us']);
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

test('refused: what is stored', () => {
  const text = 'An enquiry was not accepted and is deleted from this device.';
  expect(broken(say(ledgerOf(), text, 3000))).toEqual([]);
  expect(broken(say(ledgerOf(), text, 3000), stored(1500))).toEqual(['refused']);
});

test('expired: untried, or by a jump of the clock', () => {
  const text = 'An enquiry could not be stored for three days and is deleted from this device.';
  const fair = { elapsed: 4 * DAY, isReachable: false };
  expect(broken(say(ledgerOf(), text, 3000, fair))).toEqual([]);
  expect(broken(say(ledgerOf(), text, 3000, { ...fair, isReachable: true }))).toEqual(['expired']);
  expect(broken(say(ledgerOf(), text, 3000, { ...fair, elapsed: DAY }))).toEqual(['expired']);
});

test('discarded: sent afterwards', () => {
  const ledger = say(ledgerOf(), 'The enquiry is deleted from this device.', 3000);
  expect(broken(ledger)).toEqual([]);
  ledger.exchanges = [exchange];
  expect(broken(ledger)).toEqual(['discarded']);
});

test('answered: the form is empty, or still sending, and the page says nothing', () => {
  expect(broken(rest(ledgerOf(), [], 0), stored(1500))).toEqual(['answered']);
  const stuck = ledgerOf();
  delete stuck.placements[0]?.takenAt;
  expect(broken(rest(stuck, [], 0))).toEqual(['answered']);
});

test('answered: the text under the form is an answer, also before the toast', () => {
  const ledger = say(
    ledgerOf(),
    `Thank you. We have received your order enquiry. [${REFERENCE}]`,
    2000,
  );
  expect(broken(rest(ledger, [], 0), stored(1500))).toEqual([]);
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
  const quiet = 'console Order not saved {"id":"K7Qw2fXr9bLmZ4TsVdNe","code":"unknown"}';
  expect(leaksIn(ledgerOf(), [quiet])).toEqual([]);
  expect(leaksIn(ledgerOf(), [quiet, text])).toMatchObject([{ promise: 'private' }]);
});

test('usable: a page that neither works nor says how to order, and one that does not work with the network back', () => {
  const opened = (isUsable: boolean, isHelpful: boolean, isReachable: boolean) => {
    const ledger = ledgerOf();
    ledger.openings.push({ isUsable, isHelpful, isReachable });
    return broken(ledger, stored(1500));
  };
  expect(opened(false, false, false)).toEqual(['usable']);
  expect(opened(false, true, true)).toEqual(['usable']);
  expect(opened(false, true, false)).toEqual([]);
  expect(opened(true, false, true)).toEqual([]);
});

test('answered: a form that is cleared after the page was read is not yet counted as cleared', () => {
  const ledger = ledgerOf({ takenAt: 95_000 });
  expect(accountOf(ledger, ['page'], [], 90_000)).toMatchObject({ taken: 0, unanswered: [{}] });
  expect(accountOf(ledger, ['page'], [], 95_000)).toMatchObject({ taken: 1, unanswered: [] });
});

test('what was seen in a visit is listed in order, without personal data', () => {
  const ledger = rest(say(ledgerOf(), WAITING, 2000), [WAITING], 1);
  ledger.storageFaults.push(3000);
  ledger.exchanges = [{ ...exchange, fault: { where: 'after', what: 'closed' } }];
  const lines = describeLedger(ledger);

  expect(lines.map((line) => line.trim())).toEqual([
    '0 ms  enquiry 1 is placed in page page',
    '100 ms  the form is cleared of enquiry 1',
    '1000 ms  the page says: waiting, has not reached us, 1',
    '2000 ms  the browser refuses its storage',
    '8000 ms  enquiry 1 is sent as x; after: closed',
    '89000 ms  at rest (page): waiting 1; kept: 1',
  ]);
});
