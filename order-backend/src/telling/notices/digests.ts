import { decideDigest } from '../decide/decideDigest';
import { LEASE_MS, retryDelayMs } from '../decide/delayOfNextAttempt';
import { composeDigest } from '../mail/composeMail';
import type { Mailer } from '../mail/mailer';
import {
  levelName,
  type DigestName,
  type DigestState,
  type DigestStates,
} from '../records/deskRecord';
import type { Found, NoticeStore } from '../records/noticeStore';
import { levelsOf } from '../settings/escalationLevels';
import type { NoticeSettings } from '../settings/settingsSchema';
import { logFailedMail, type Log } from './log';

interface DigestParts {
  store: NoticeStore;
  mailer: Mailer;
  settings: NoticeSettings;
  now: () => Date;
  log: Log;
}

/** A digest that this process, and no other, sends now: of the time from `from` to before `to`. */
interface DigestClaim {
  from: Date;
  to: Date;
  attempts: number;
}

const MAX_LISTED = 20;

export function createDigests({ store, mailer, settings, now, log }: DigestParts) {
  const names: DigestName[] = [...levelsOf(settings).map((_, level) => levelName(level)), 'daily'];

  async function claim(name: DigestName): Promise<DigestClaim | undefined> {
    let claimed: DigestClaim | undefined;
    await store.changeDigest(name, (state) => {
      claimed = undefined;
      const decision = decideDigest(name, state, now(), settings);
      if (decision.action === 'wait') return undefined;
      if (decision.action === 'begin') return { toldUntil: decision.to, sending: null };
      const { from, to } = decision;
      const attempts = (state?.sending?.attempts ?? 0) + 1;
      claimed = { from, to, attempts };
      const until = new Date(now().getTime() + LEASE_MS);
      return { toldUntil: from, sending: { to, attempts, until } };
    });
    return claimed;
  }

  const find = (name: DigestName, { from, to }: DigestClaim): Promise<Found> =>
    name === 'daily'
      ? store.withoutCallBack('new', MAX_LISTED)
      : store.inDigest(name, from, to, MAX_LISTED);

  async function send(name: DigestName, claimed: DigestClaim): Promise<void> {
    const found = await find(name, claimed);
    const isDaily = name === 'daily';
    const inWork = isDaily ? (await store.countOpen()) - found.count : 0;
    const open = isDaily
      ? {
          held: await store.withoutCallBack('seen', MAX_LISTED),
          due: await store.dueCallBacks(claimed.to, MAX_LISTED),
          phones: settings.push.publicKey === null ? undefined : await store.countPhones(),
        }
      : undefined;
    const isEmpty = found.count === 0 && !open?.held.count && !open?.due.count;
    if (isEmpty && !(isDaily && settings.daily.alsoWhenNothingIsOpen)) return;
    await mailer.send(composeDigest(name, claimed.to, found, inWork, settings, open));
  }

  function withOutcome(state: DigestState, { to, attempts }: DigestClaim, isSent: boolean) {
    if (isSent) return { toldUntil: to, sending: null };
    if (state.sending?.attempts !== attempts) return undefined;
    const until = new Date(now().getTime() + retryDelayMs(attempts));
    return { ...state, sending: { to, attempts, until } };
  }

  async function sendOne(name: DigestName): Promise<void> {
    const claimed = await claim(name);
    if (!claimed) return;
    const isSent = await send(name, claimed).then(
      () => true,
      (failure: Error) => {
        logFailedMail(log, `Digest ${name}`, failure, claimed.attempts);
        return false;
      },
    );
    await store.changeDigest(name, (state) =>
      // Another process took it over after the lease, and was done.
      state && state.toldUntil < claimed.to ? withOutcome(state, claimed, isSent) : undefined,
    );
  }

  return {
    async sendDue(states: DigestStates): Promise<void> {
      for (const name of names) {
        const { action } = decideDigest(name, states[name], now(), settings);
        if (action !== 'wait') await sendOne(name);
      }
    },
  };
}
