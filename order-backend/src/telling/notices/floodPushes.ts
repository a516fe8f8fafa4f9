import { LEASE_MS, retryDelayMs } from '../decide/delayOfNextAttempt';
import { withinHours } from '../decide/hours';
import { composeFloodPush } from '../push/composePush';
import type { PushSender } from '../push/webPush';
import type { DigestState, DigestStates } from '../records/deskRecord';
import type { NoticeStore } from '../records/noticeStore';
import type { NoticeSettings } from '../settings/settingsSchema';
import { tellPhones } from './pushClaims';

/** How often phones are told of a flood at most: whoever orders in the middle of it is told of that soon. */
const EVERY_MS = 10 * 60_000;

interface FloodParts {
  store: NoticeStore;
  sender: PushSender;
  settings: Pick<NoticeSettings, 'push' | 'holidays'>;
  now: () => Date;
  log: (line: string) => void;
}

type Waiting = NonNullable<DigestState['sending']>;

/**
 * Tells phones together of orders beyond the rate, which get no push of their own. `sending` in the state stands for orders of
 * which phones are to be told at `until`, the last of them at `to`; `toldUntil` is when they were told last.
 */
export function createFloodPushes({ store, sender, settings, now, log }: FloodParts) {
  function waitingFrom(to: Date, told: Date): Waiting {
    const earliest = new Date(Math.max(now().getTime(), told.getTime() + EVERY_MS));
    return {
      to,
      attempts: 0,
      until: withinHours(settings.push.hours, earliest, settings.holidays),
    };
  }

  async function claim(): Promise<Waiting | undefined> {
    let claimed: Waiting | undefined;
    await store.changeDigest('phones', (state) => {
      claimed = undefined;
      if (!state?.sending || state.sending.until > now()) return undefined;
      const { sending } = state;
      claimed = { ...sending, attempts: sending.attempts + 1 };
      return { ...state, sending: { ...claimed, until: new Date(now().getTime() + LEASE_MS) } };
    });
    return claimed;
  }

  async function sendDue(): Promise<void> {
    const claimed = await claim();
    if (!claimed) return;
    const { done, isComplete } = await tellPhones(claimed.done ?? [], {
      ...{ now: now(), store, sender, log, compose: composeFloodPush, about: 'Many orders' },
    });
    await store.changeDigest('phones', (state) => {
      const sending = state?.sending;
      // Another process took it over after the lease: it decides.
      if (!state || sending?.attempts !== claimed.attempts) return undefined;
      if (!isComplete) {
        const until = new Date(now().getTime() + retryDelayMs(claimed.attempts));
        return { ...state, sending: { ...sending, until, done: [...done] } };
      }
      const hasMore = sending.to > claimed.to;
      return { toldUntil: now(), sending: hasMore ? waitingFrom(sending.to, now()) : null };
    });
  }

  return {
    /** Has phones told of an order with others: call it before the order's record says that it is left to this. */
    note: () =>
      store.changeDigest('phones', (state) => {
        const { toldUntil = new Date(0), sending = null } = state ?? {};
        const to = now();
        return { toldUntil, sending: sending ? { ...sending, to } : waitingFrom(to, toldUntil) };
      }),
    /** Does what is due. Takes states that were just read, so that a quiet minute costs nothing. */
    async sendDue(states?: DigestStates): Promise<void> {
      const isDue = (states?.phones?.sending?.until ?? Infinity) <= now();
      if (!states || isDue) await sendDue();
    },
  };
}
