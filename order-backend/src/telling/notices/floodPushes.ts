import { LEASE_MS, retryDelayMs } from '../decide/delayOfNextAttempt';
import { withinHours } from '../decide/hours';
import { composeFloodPush } from '../push/composePush';
import type { PushSender } from '../push/webPush';
import type { FloodRound, FloodState } from '../records/deskRecord';
import type { NoticeStore } from '../records/noticeStore';
import type { NoticeSettings } from '../settings/settingsSchema';
import { tellPhones } from './pushClaims';

/** How often phones are told of a flood at most: whoever orders in the middle of it is told of that soon. */
const EVERY_MS = 10 * 60_000;
/** A phone that was not reached so often hears of the next flood. */
const MAX_ATTEMPTS = 5;

interface FloodParts {
  store: NoticeStore;
  sender: PushSender;
  settings: Pick<NoticeSettings, 'push' | 'holidays'>;
  now: () => Date;
  log: (line: string) => void;
}

/** Tells phones together of orders beyond the rate, which get no push of their own. */
export function createFloodPushes({ store, sender, settings, now, log }: FloodParts) {
  /** Begins a round that is due, or tries the last one again. */
  function begun(state: FloodState): FloodRound | undefined {
    const { nextAt, round } = state;
    const until = new Date(now().getTime() + LEASE_MS);
    if (nextAt && nextAt <= now()) return { at: now(), attempts: 1, until, done: [] };
    if (!round?.until || round.until > now()) return undefined;
    return { ...round, attempts: round.attempts + 1, until };
  }

  async function claim(): Promise<FloodRound | undefined> {
    let claimed: FloodRound | undefined;
    await store.changeFlood((state) => {
      claimed = state && begun(state);
      if (!state || !claimed) return undefined;
      const isNew = claimed.attempts === 1;
      return { nextAt: isNew ? null : state.nextAt, round: claimed };
    });
    return claimed;
  }

  async function sendDue(): Promise<void> {
    const claimed = await claim();
    if (!claimed) return;
    const { done, isComplete } = await tellPhones(claimed.done, {
      now: now(),
      store,
      sender,
      log,
      compose: composeFloodPush,
      about: 'Many orders',
    });
    const { at, attempts } = claimed;
    const isOver = isComplete || attempts >= MAX_ATTEMPTS;
    const until = isOver ? null : new Date(now().getTime() + retryDelayMs(attempts));
    await store.changeFlood((state) => {
      const round = state?.round;
      // Another process took it over after the lease, or began the next one: it decides.
      const isOwn = round?.attempts === attempts && +round.at === +at;
      return state && isOwn
        ? { ...state, round: { at, attempts, until, done: [...done] } }
        : undefined;
    });
  }

  return {
    /** Has phones told of an order with others: call it before the order's record says that it is left to this. */
    note: () =>
      store.changeFlood((state) => {
        if (state?.nextAt) return undefined;
        const last = state?.round?.at.getTime() ?? 0;
        const earliest = new Date(Math.max(now().getTime(), last + EVERY_MS));
        const nextAt = withinHours(settings.push.hours, earliest, settings.holidays);
        return { round: state?.round ?? null, nextAt };
      }),
    /** Does what is due. Takes the state that was just read, so that a quiet minute costs nothing. */
    async sendDue(state?: FloodState): Promise<void> {
      if (!state || begun(state)) await sendDue();
    },
  };
}
