import { PUSH_FILE, type Phone, type PushFile } from '@site/order-model/phone';
import { withTimeout } from '@site/shared-ui/withTimeout';
import type { StaffLanguage } from '@site/company/languages';
import type { DeskCloud } from '../cloud/openCloud';
import { CloudError } from '../model/deskCloud';
import type { Member } from '../model/enquiry';
import { newId } from '@site/order-model/newId';

/** What is known about telling this phone of new orders. */
export type PhoneState =
  /** Nothing is said: here phones are not told, since there are no keys for it. */
  | 'none'
  /** This browser has no push, or has it only for installed pages. */
  | 'unsupported'
  | 'off'
  | 'on'
  /** The person, or the device, does not let this page tell anything. */
  | 'blocked'
  /** It could not be turned on. */
  | 'failed'
  /** It could not be turned off, and is so as soon as that can be done. */
  | 'notStopped';

/** Where this device keeps under which id the database knows it, while it is told. */
const KEY = 'desk-phone';
/** The same from the moment at which it is to be told no more, until that is so. */
const STOPPING_KEY = 'desk-phone-stopping';

const hasPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/**
 * How long the service worker may take to be there, and then the browser's push service to answer, in ms. One that could not be
 * installed never is, and one that a network blocks never does.
 */
const TIMEOUT_MS = 10_000;
const late = () => new Error('The browser took too long.');

async function readKey(): Promise<string | null> {
  try {
    const fetched = fetch(PUSH_FILE, { cache: 'no-store' });
    const response = await withTimeout(TIMEOUT_MS, fetched, late);
    return ((await response.json()) as PushFile).publicKey;
  } catch {
    return null;
  }
}

const pushManager = async (): Promise<PushManager> =>
  (await withTimeout(TIMEOUT_MS, navigator.serviceWorker.ready, late)).pushManager;

/** Gives what is there, if it is of this key. A phone that was told with another one would get nothing more. */
async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const manager = await pushManager();
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscribed = manager.subscribe(options).catch(async (failure: unknown) => {
    if ((failure as Partial<Error>).name !== 'InvalidStateError') throw failure;
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  });
  return withTimeout(TIMEOUT_MS, subscribed, late);
}

function phoneOf(subscription: PushSubscription, language: StaffLanguage): Phone {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, p256dh, auth, language };
}

export type PhoneNotices = ReturnType<typeof createPhoneNotices>;

/** Tells this phone of new orders, when its owner wants that. */
export function createPhoneNotices(cloud: Pick<DeskCloud, 'keepPhone' | 'removePhone'>) {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: a renewal that is under way must not outlive a stop. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  }
  /** Whether a stop waits for its turn. */
  let isStopping = false;

  async function keep(
    publicKey: string,
    member: Member,
    language: StaffLanguage,
  ): Promise<PhoneState> {
    const known = localStorage.getItem(KEY) ?? newId();
    try {
      const phone = phoneOf(await subscribe(publicKey), language);
      const store = async (id: string) => {
        await cloud.keepPhone(id, phone, member);
        localStorage.setItem(isStopping ? STOPPING_KEY : KEY, id);
        if (!isStopping) localStorage.removeItem(STOPPING_KEY);
      };
      await store(known).catch((failure: unknown) => {
        // Somebody else used the desk on this phone before: what they stored is theirs.
        if (failure instanceof CloudError && failure.reason === 'denied') return store(newId());
        throw failure;
      });
      return 'on';
    } catch {
      return Notification.permission === 'denied' ? 'blocked' : 'failed';
    }
  }

  async function stop(): Promise<PhoneState> {
    const id = localStorage.getItem(STOPPING_KEY);
    if (id === null) return 'off';
    const ended = pushManager()
      .then((manager) => manager.getSubscription())
      .then((subscription) => subscription?.unsubscribe());
    const attempts = await Promise.allSettled([
      withTimeout(TIMEOUT_MS, ended, late),
      cloud.removePhone(id),
    ]);
    // One is enough: a phone that the database does not know is not told, and a subscription that has ended tells nothing.
    if (attempts.every(({ status }) => status === 'rejected')) return 'notStopped';
    localStorage.removeItem(STOPPING_KEY);
    return 'off';
  }

  async function look(member: Member, language: StaffLanguage): Promise<PhoneState> {
    if ((await stop()) === 'notStopped') return 'notStopped';
    const publicKey = await readKey();
    const isOn = localStorage.getItem(KEY) !== null;
    // Without a network the key cannot be read, and what was on still is.
    if (publicKey === null) return isOn ? 'on' : 'none';
    if (!hasPush()) return 'unsupported';
    if (Notification.permission === 'denied') return 'blocked';
    if (!isOn || Notification.permission !== 'granted') return 'off';
    const state = await keep(publicKey, member, language);
    return state === 'failed' ? 'on' : state;
  }

  return {
    /**
     * Looks how it is, and renews what is on, so that it ends neither with a new key nor with a lost record. What could not be
     * turned off before is turned off now.
     */
    look: (member: Member, language: StaffLanguage) => inTurn(() => look(member, language)),
    /** Asks for permission. Call it when somebody has pressed a button, and at no other time. */
    async turnOn(member: Member, language: StaffLanguage): Promise<PhoneState> {
      // Nothing may come before it: browsers ask only for a moment after a press.
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
      return inTurn(async () => {
        const publicKey = await readKey();
        return publicKey === null ? 'failed' : keep(publicKey, member, language);
      });
    },
    turnOff(): Promise<PhoneState> {
      isStopping = true;
      const id = localStorage.getItem(KEY);
      // Before what may fail: whoever opens the desk next must not find it on.
      if (id !== null) localStorage.setItem(STOPPING_KEY, id);
      localStorage.removeItem(KEY);
      return inTurn(() => stop().finally(() => (isStopping = false)));
    },
  };
}
