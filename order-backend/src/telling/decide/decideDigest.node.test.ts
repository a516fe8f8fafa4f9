import fc from 'fast-check';
import type { DigestState } from '../records/deskRecord';
import { testSettings } from '../../testing/testSettings';
import { decideDigest } from './decideDigest';
import { LEASE_MS } from './delayOfNextAttempt';

const settings = testSettings();
const MINUTE = 60_000;
const india = (text: string) => new Date(`${text}+05:30`);

test('a digest waits until its period is over for certain', () => {
  const toldUntil = new Date('2026-11-20T06:00Z');
  const state = { toldUntil, sending: null };
  const end = new Date('2026-11-20T06:30Z');
  const grace = new Date(+end + LEASE_MS);
  expect(decideDigest('level0', state, new Date(+grace - 1), settings)).toEqual({ action: 'wait' });
  expect(decideDigest('level0', state, grace, settings)).toEqual({
    action: 'send',
    from: toldUntil,
    to: end,
  });
});

test('a digest of escalations waits for the hours of its level and tells all of the night', () => {
  const state = { toldUntil: india('2026-11-20T20:00'), sending: null };
  expect(decideDigest('level1', state, india('2026-11-21T08:00'), settings).action).toBe('wait');
  expect(decideDigest('level1', state, india('2026-11-21T09:05'), settings)).toMatchObject({
    action: 'send',
    to: india('2026-11-21T09:00'),
  });
});

test('the daily digest begins with the next day, and comes once a day at its time', () => {
  const first = decideDigest('daily', undefined, india('2026-11-20T15:00'), settings);
  expect(first).toEqual({ action: 'begin', to: india('2026-11-20T09:15') });
  const state = { toldUntil: india('2026-11-20T09:15'), sending: null };
  expect(decideDigest('daily', state, india('2026-11-21T09:14'), settings).action).toBe('wait');
  expect(decideDigest('daily', state, india('2026-11-21T09:15'), settings).action).toBe('send');
  const told = { toldUntil: india('2026-11-21T09:15'), sending: null };
  expect(decideDigest('daily', told, india('2026-11-21T23:00'), settings).action).toBe('wait');
});

test('in every run each moment is told exactly once, in order', () => {
  const steps = fc.array(
    fc.record({ passes: fc.integer({ min: 0, max: 200 * MINUTE }), isSent: fc.boolean() }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(steps, fc.constantFrom('level0', 'level1', 'daily'), (all, name) => {
      let now = india('2026-11-20T15:00');
      let state: DigestState | undefined;
      let told = new Date(0);
      for (const { passes, isSent } of all) {
        now = new Date(+now + passes);
        const decision = decideDigest(name, state, now, settings);
        if (decision.action === 'wait') continue;
        const { to } = decision;
        expect(+to).toBeLessThanOrEqual(+now);
        if (decision.action === 'begin') {
          state = { toldUntil: to, sending: null };
          told = to;
          continue;
        }
        expect(decision.from).toEqual(told);
        expect(+to).toBeGreaterThan(+told);
        // A window that was begun stays the same, so that its message does.
        if (state?.sending) expect(to).toEqual(state.sending.to);
        state = isSent
          ? { toldUntil: to, sending: null }
          : {
              toldUntil: decision.from,
              sending: { to, attempts: 1, until: new Date(+now + LEASE_MS) },
            };
        if (isSent) told = to;
      }
    }),
    { numRuns: 500 },
  );
});
