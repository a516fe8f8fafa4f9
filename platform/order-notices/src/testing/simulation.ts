import type { OrderRecord } from '@site/contracts/enquiry';
import { referenceOf } from '@site/contracts/orderReference';
import type { ServerDocuments } from '@site/firestore/requests/serverDocuments';
import { orderRecord } from '@site/firestore/testing/sampleOrders';
import { localNoticeStore } from '../local/localNoticeStore';
import type { Mail, Mailer } from '../mail/mailer';
import { createNotices, type Notices } from '../notices/notices';
import type { DeskRecord } from '../records/deskRecord';
import type { NoticeStore } from '../records/noticeStore';
import type { NoticeSettings } from '../settings/settingsSchema';

/** How often what goes wrong, from 0 to 1. */
export interface Faults {
  /** A process dies before or after a call of the database or of the mail server. */
  death: number;
  /** The mail server takes a mail, and its answer is lost. */
  lostAnswer: number;
  /** An event never comes. */
  lostEvent: number;
  /** An event comes twice at once. */
  doubledEvent: number;
}

class Died extends Error {}

const lists: ReadonlySet<string | symbol> = new Set(['reconcileRecords', 'subscribersBefore']);

/** Wraps every call of an object, so that its process can die before and after each. */
function mortal<Part extends object>(part: Part, mayDie: () => void): Part {
  return new Proxy(part, {
    get(target, name) {
      const member = Reflect.get(target, name) as unknown;
      // A list that is read bit by bit dies between its bits, with the calls for each.
      if (typeof member !== 'function' || lists.has(name)) return member;
      return async (...args: unknown[]) => {
        mayDie();
        const value = (await member.apply(target, args)) as unknown;
        mayDie();
        return value;
      };
    },
  });
}

/** A company in a made-up time: visitors, events that fail, functions that die, a mail server, staff. */
export function simulate(
  staff: ServerDocuments,
  place: (id: string, order: OrderRecord) => Promise<void>,
  settings: NoticeSettings,
  random: () => number,
  faults: Faults,
) {
  const store = localNoticeStore(staff);
  const delivered: Mail[] = [];
  /** Message-IDs whose yes did not reach the database, by how often that happened. */
  const lostYes = new Map<string, number>();
  const countLost = (id: string) => lostYes.set(id, (lostYes.get(id) ?? 0) + 1);
  const deaths = { count: 0 };
  let isMailServerUp = true;

  const mailServer: Mailer = {
    async send(mail) {
      if (!isMailServerUp) throw new Error('The mail server is down.');
      delivered.push(mail);
      if (random() >= faults.lostAnswer) return;
      countLost(mail.messageId);
      throw new Error('The connection broke.');
    },
  };

  /** One run of a function, in a process of its own. False when it died. */
  async function inProcess(run: (notices: Notices) => Promise<void>): Promise<boolean> {
    let isDead = false as boolean;
    let mailUnderWay: string | undefined;
    const mayDie = () => {
      if (!isDead && random() >= faults.death) return;
      // The mail server had said yes, and nobody could write it down.
      if (!isDead && mailUnderWay) countLost(mailUnderWay);
      if (!isDead) deaths.count += 1;
      isDead = true;
      throw new Died();
    };
    const mailer: Mailer = {
      async send(mail) {
        mayDie();
        await mailServer.send(mail);
        mailUnderWay = mail.messageId;
        mayDie();
      },
    };
    const mortalStore: NoticeStore = mortal(
      {
        ...store,
        async changeRecord(id, next) {
          await store.changeRecord(id, next);
          mailUnderWay = undefined;
        },
        async changeDigest(name, next) {
          await store.changeDigest(name, next);
          mailUnderWay = undefined;
        },
      },
      mayDie,
    );
    const notices = createNotices({
      ...{ store: mortalStore, mailer, settings, log: () => {} },
      now: () => new Date(),
    });
    await run(notices).catch((failure: unknown) => {
      if (!isDead) throw failure;
    });
    return !isDead;
  }

  const tell = (id: string) => inProcess((notices) => notices.tell(id));

  return {
    delivered,
    lostYes,
    deaths,
    setMailServer: (isUp: boolean) => (isMailServerUp = isUp),
    /** A visitor places an order, whose event comes never, once, or twice at the same time. */
    async arrive(id: string, product: string): Promise<void> {
      await place(id, orderRecord({ Products: product, Name: `Visitor ${id}` }));
      const luck = random();
      if (luck < faults.lostEvent) return;
      await Promise.all(
        luck < faults.lostEvent + faults.doubledEvent ? [tell(id), tell(id)] : [tell(id)],
      );
    },
    repeatEvent: tell,
    sweep: () => inProcess((notices) => notices.sweep()),
    /** The scheduler repeats it when it fails. */
    async reconcile(): Promise<void> {
      for (let attempts = 1; attempts <= 40; attempts++) {
        if (await inProcess((notices) => notices.reconcile())) return;
      }
    },
    /** Somebody of staff takes an enquiry in the desk. */
    async take(id: string): Promise<void> {
      await store.changeRecord(id, (current) =>
        'record' in current
          ? { ...current.record, status: 'seen', claimedBy: { uid: 'asha' } }
          : undefined,
      );
    },
    async recordOf(id: string): Promise<DeskRecord | undefined> {
      let found: DeskRecord | undefined;
      await store.changeRecord(id, (current) => {
        if ('record' in current) found = current.record;
        return undefined;
      });
      return found;
    },
    referenceOf,
  };
}
