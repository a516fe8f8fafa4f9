import fc from 'fast-check';
import { claimNext, withMailOutcome, type MailOutcome } from '../notices/claims';
import type { DeskRecord } from '../records/deskRecord';
import { levelsOf } from '../settings/escalationLevels';
import { testSettings } from '../../testing/testSettings';
import { decide } from './decide';
import { withinHours } from './hours';
import { onOccasion } from './occasion';
import { LEASE_MS, retryDelayMs } from './delayOfNextAttempt';

const settings = testSettings();
const levels = levelsOf(settings);
const MINUTE = 60_000;
/** Noon in India on a Friday. */
const noon = new Date('2026-11-20T12:00+05:30');
const after = (minutes: number) => new Date(+noon + minutes * MINUTE);

const record = (changes: Partial<DeskRecord> = {}): DeskRecord => ({
  reference: 'CI-7KQ2-9XPD',
  product: 'Cirvena-Forte',
  receivedAt: noon,
  status: 'new',
  notices: {},
  dueAt: noon,
  expireAt: null,
  ...changes,
});
const asked = (changes: Partial<DeskRecord>, now: Date, recentMails = 0) =>
  decide({ record: record(changes), recentMails }, now, settings);

const sent = (at: Date) => ({ state: 'sent', at, sentAt: at }) as const;
const sending = (at: Date, until: Date) => ({ state: 'sending', at, attempts: 1, until }) as const;

const send = (level: number) => ({ action: 'send', level });
const wait = (until: Date | null) => ({ action: 'wait', until });
const told = { notices: { level0: sent(noon) } };
/** Who took it, and when. */
const history = { a: { at: noon, by: 'asha', claimedBy: { uid: 'asha' } } };
const taken = { status: 'seen', claimedBy: { uid: 'asha' }, history } as const;
const lapsed = { ...taken, toldOf: after(20) };

const decisions: Record<string, [Partial<DeskRecord>, now: Date, object]> = {
  'a new one is told at once': [{}, noon, send(0)],
  'one that is being sent is left alone': [
    { notices: { level0: sending(noon, after(2)) } },
    after(1),
    wait(after(2)),
  ],
  'one whose process died is sent again after the lease': [
    { notices: { level0: sending(noon, after(2)) } },
    after(2),
    send(0),
  ],
  'one that was told waits for its first escalation': [told, after(1), wait(after(30))],
  'it escalates when nobody opens it': [told, after(30), send(1)],
  'it escalates also while the first mail cannot be sent': [
    { notices: { level0: sending(noon, after(40)) } },
    after(30),
    send(1),
  ],
  'it escalates at once when the mailbox does not exist': [
    { notices: { level0: { state: 'refused', at: noon } } },
    after(1),
    send(1),
  ],
  'after the last level there is nothing left': [
    { notices: { level0: sent(noon), level1: sent(after(30)), level2: sent(after(150)) } },
    after(151),
    wait(null),
  ],
  'one that somebody took is left alone until the claim lapses': [taken, noon, wait(after(20))],
  'a claim that has lapsed is told of by mail when nobody is told on a phone': [
    lapsed,
    after(20),
    send(0),
  ],
  'and escalates as a new one does': [
    { ...lapsed, notices: { level0: sent(after(20)) } },
    after(50),
    send(1),
  ],
  'one whose taking an earlier release did not write down lapses as well': [
    { ...taken, history: undefined, changedAt: noon },
    after(1),
    wait(after(20)),
  ],
  'one that was taken and called is left alone': [
    { ...taken, status: 'called' },
    after(500),
    wait(null),
  ],
  'one that was given back escalates as before, for a look is no answer': [
    { ...told, status: 'seen', claimedBy: {} },
    after(30),
    send(1),
  ],
  'a call-back is told at its minute, whoever has it': [
    { ...taken, status: 'notReachable', callBackAt: after(60) },
    after(1),
    wait(after(60)),
  ],
  'a call-back escalates as a new one does': [
    { status: 'called', callBackAt: after(60), notices: { level0: sent(after(60)) } },
    after(90),
    send(1),
  ],
  'one that is done is left alone, whatever was promised before': [
    { status: 'done', callBackAt: after(60) },
    after(90),
    wait(null),
  ],
  'a called one does not escalate': [{ ...told, status: 'called' }, after(500), wait(null)],
};
test.each(Object.entries(decisions))('%s', (_, [changes, now, decision]) => {
  expect(asked(changes, now)).toEqual(decision);
});

test('beyond the rate a new message goes into the digest; one that was begun does not', () => {
  expect(asked({}, noon, 20)).toEqual({ action: 'digest', level: 0 });
  expect(asked({}, noon, 19)).toEqual({ action: 'send', level: 0 });
  expect(asked({ notices: { level0: sending(noon, noon) } }, noon, 500)).toEqual({
    action: 'send',
    level: 0,
  });
});

test('an escalation waits for its hours', () => {
  const evening = new Date('2026-11-20T19:50+05:30');
  const notices = { level0: sent(evening) };
  const opening = new Date('2026-11-21T09:00+05:30');
  expect(asked({ notices }, new Date(+evening + 60 * MINUTE))).toEqual({
    action: 'wait',
    until: opening,
  });
  expect(asked({ notices }, opening)).toEqual({ action: 'send', level: 1 });
});

/** What happens to an enquiry in a run: how long until it is looked at, how the mail ends, how many mails there were. */
const lookAt = fc.record({
  passes: fc.integer({ min: 0, max: 90 * MINUTE }),
  /** The process dies: nothing is written down. */
  outcome: fc.constantFrom<MailOutcome | 'died'>('sent', 'sent', 'refused', 'failed', 'died'),
  recentMails: fc.constantFrom(0, 0, 19, 20, 1000),
});

test('in every run: levels in order, each begun once, none within a lease or outside of its hours', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      fc.array(lookAt, { maxLength: 40 }),
      fc.option(fc.nat(40)),
      (start, looks, takenAt) => {
        let current = record({ receivedAt: start, dueAt: start });
        let now = start;
        let claimedAt = start;
        const begun: number[] = [];
        const until = new Map<number, Date>();
        for (const [at, { passes, outcome, recentMails }] of looks.entries()) {
          now = new Date(+now + passes);
          if (at === takenAt) {
            claimedAt = now;
            current = { ...current, claimedBy: { uid: 'asha' }, changedAt: now };
          }
          const before = onOccasion(current, now, settings);
          if (before.notices !== current.notices) {
            begun.splice(0);
            until.clear();
          }
          const decision = decide({ record: before, recentMails }, now, settings);
          // It is a pure function.
          expect(decide({ record: structuredClone(before), recentMails }, now, settings)).toEqual(
            decision,
          );
          if (decision.action === 'wait') {
            if (decision.until) expect(+decision.until).toBeGreaterThan(+now);
            // Nobody need look before: it decides alike until then.
            const earlier = decision.until ? new Date(+decision.until - 1) : new Date(+now + 9e9);
            expect(decide({ record: before, recentMails }, earlier, settings)).toEqual(decision);
          } else {
            const { level } = decision;
            if (before.claimedBy) expect(+now).toBeGreaterThanOrEqual(+claimedAt + 20 * MINUTE);
            expect(withinHours(levels[level]?.hours ?? 'always', now, [])).toEqual(now);
            expect(+now).toBeGreaterThanOrEqual(+(until.get(level) ?? 0));
            if (!before.notices[`level${level}`]) begun.push(level);
          }
          const next = claimNext(before, recentMails, now, settings);
          current = next.record;
          if (!next.claim) continue;
          until.set(next.claim.level, new Date(+now + LEASE_MS));
          if (outcome !== 'died') {
            current = withMailOutcome(current, next.claim, outcome, now, settings) ?? current;
            // A failure is tried again sooner than the lease of a lost process ends.
            const again = +now + retryDelayMs(next.claim.attempts);
            until.set(next.claim.level, new Date(outcome === 'failed' ? again : 8.64e15));
          }
        }
        expect(begun).toEqual([...begun.keys()]);
      },
    ),
    { numRuns: 500 },
  );
});

test('whatever happened, an enquiry that nobody takes reaches its last level within days', () => {
  fc.assert(
    fc.property(fc.array(lookAt, { maxLength: 20 }), (looks) => {
      let current = record();
      let now = noon;
      for (const { passes, outcome, recentMails } of looks) {
        now = new Date(+now + passes);
        const { record: next, claim } = claimNext(current, recentMails, now, settings);
        current = next;
        if (claim && outcome !== 'died') {
          current = withMailOutcome(current, claim, outcome, now, settings) ?? current;
        }
      }
      const troubleEnded = now;
      for (let steps = 0; current.dueAt; steps++) {
        expect(steps).toBeLessThan(20);
        if (current.dueAt > now) now = current.dueAt;
        const { record: next, claim } = claimNext(current, 0, now, settings);
        current = claim ? (withMailOutcome(next, claim, 'sent', now, settings) ?? next) : next;
      }
      expect(+now - +troubleEnded).toBeLessThan(4 * 24 * 60 * MINUTE);
      for (const level of levels.keys()) {
        expect(current.notices[`level${level}`]?.state).toMatch(/^(sent|digest|refused)$/);
      }
    }),
    { numRuns: 500 },
  );
});
