import { messages, orderNotices as orders } from '../../browser/parts/siteTexts';
import { nextEnquiry } from '../visits';
import { judgePromise } from './judgePromise';
import { openLedger, type Ledger, type Placement, type PromiseName } from './ledger';
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
function say(ledger: Ledger, text: string, at: number): Ledger {
  const statement = readStatement(text);
  if (!statement) throw new Error('The text is not known.');
  ledger.said.push({ ...statement, at, elapsed: at, isReachable: true });
  return ledger;
}

function rest(ledger: Ledger, texts: readonly string[], kept: number): Ledger {
  const statements = texts.flatMap((text) => readStatement(text) ?? []);
  const at = 90_000;
  ledger.rests.push({ at, elapsed: at, statements, kept, documents: ['page'] });
  return ledger;
}

const WAITING = `${orders.waiting.one} ${orders.notReceived.one}`;
const SUCCESS = messages.saved;
const CARD = `${orders.sentJustNow} [${REFERENCE}]`;
const untaken = (placement: Partial<Placement> = {}) => {
  const ledger = ledgerOf(placement);
  delete ledger.placements[0]?.takenAt;
  return ledger;
};
const warned = (isStillTyped: boolean) => untaken({ warned: { at: 2000, isStillTyped } });

type Case = [what: string, broken: PromiseName[], ledger: Ledger, ...stored: StoredEnquiry[]];

test.each<Case>([
  ['all is as it was said', [], say(say(ledgerOf(), SUCCESS, 2000), CARD, 2000), stored(1500)],
  ['received, of nothing', ['received', 'kept'], say(ledgerOf(), SUCCESS, 2000)],
  ['received, too early', ['received'], say(ledgerOf(), SUCCESS, 2000), stored(2500)],
  [
    'received, and something else than was typed',
    ['received', 'kept'],
    say(ledgerOf(), CARD, 2000),
    stored(1500, { entries: { ...enquiry.entries, Quantity: '51' } }),
  ],
  ['taken and not stored', ['kept'], ledgerOf()],
  ['refused', [], say(ledgerOf(), orders.ended.refused, 2000)],
  ['stored twice', ['once'], ledgerOf(), stored(1500), stored(1600)],
  ['waiting, and not kept', ['waiting'], rest(ledgerOf(), [WAITING], 0), stored(95_000)],
  [
    'not reached us, and stored',
    ['has not reached us'],
    say(ledgerOf(), WAITING, 3000),
    stored(1500),
  ],
  ['not saved, and stored all the same', ['not saved'], warned(true), stored(5000)],
  ['not saved, and gone from the form', ['not saved'], warned(false)],
  ['the form is empty, and nothing is said', ['answered'], rest(ledgerOf(), [], 0), stored(1500)],
  [
    'a text that no sentence covers',
    ['listed'],
    { ...ledgerOf(), unknown: ['Something else'] },
    stored(1500),
  ],
])('%s: %j is broken', (_what, broken, ledger, ...documents) => {
  expect(judgePromise(ledger, documents).map(({ promise }) => promise)).toEqual(broken);
});

test.each([
  `console saved {"Name":"${enquiry.entries.Name.toUpperCase()}"}`,
  `address /?to=${encodeURIComponent(enquiry.email)}`,
  `server +91${enquiry.entries.Mobile}`,
])('%s is a leak', (text) => {
  const ledger = ledgerOf();
  ledger.texts.push('console Order not saved {"id":"K7Qw2fXr9bLmZ4TsVdNe","code":"unknown"}');
  expect(judgePromise(ledger, [stored(1500)])).toEqual([]);
  expect(judgePromise(ledger, [stored(1500)], [text])).toMatchObject([{ promise: 'private' }]);
});
