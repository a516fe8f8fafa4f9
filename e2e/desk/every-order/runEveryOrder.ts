import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownerTokenIn } from '@site/firestore/journal/ownerToken';
import { orderRecord } from '@site/firestore/testing/sampleOrders';
import { sendCommit, TOKEN } from '@site/firestore/testing/sendRequest';
import { nameOf, wireOf } from '@site/firestore/testing/sampleOrders';
import type { MailServer } from '@site/order-notices/testing/mailServer';
import { testSettings } from '@site/order-notices/testing/testSettings';
import { drawRun, type RunPlan, type Trouble, type VisitorPlan } from './drawRun';
import { fastNow, type FastClock } from './fastClock';
import { freePort } from './network';
import { readEnd, type StoredEnd } from './readStored';
import { openStaffDevice, type StaffDevice } from './staffDevice';
import { startOrderServer } from './startOrderServer';

/** What a run left behind. */
export interface RunOutcome {
  plan: RunPlan;
  visitors: readonly VisitorPlan[];
  stored: StoredEnd;
  mails: MailServer['received'];
  /** When the server was killed, on this machine's clock. */
  kills: readonly number[];
  /** Ids in the desk that was open all the time, and in one that starts with nothing. */
  shown: { long: readonly string[]; fresh: readonly string[] };
  /** Changes that still wait on the phone. */
  pending: number;
}

/** A Thursday morning, so that all hours are those of work. */
const BEGIN = new Date('2026-11-19T10:00+05:30').getTime();
/** A busy machine takes its time for 200 orders. */
const SETTLE_MS = 480_000;

/** A mailbox for each escalation, at all hours, and no digests: each order has a mail of its own. */
function settingsOf({ escalations }: RunPlan) {
  return testSettings({
    rate: { mailsPerHour: 1000, digestEveryMinutes: 30 },
    escalations: escalations.map((afterMinutes) => ({
      afterMinutes,
      to: ['owner@shop.test'],
      languages: ['en'],
      hours: 'always' as const,
    })),
  });
}

const isDuring = ({ from, to }: Trouble<unknown>, at: number) => at >= from && at < to;

/** A browser, whose outbox repeats an order until it is confirmed. */
async function arrive(port: number, { id, name, copies }: VisitorPlan): Promise<void> {
  const update = { name: nameOf(id), fields: wireOf(orderRecord({ Name: name })) };
  const send = async () => {
    for (;;) {
      const answer = await sendCommit(port, { writes: [{ update }] }).catch(() => undefined);
      if (answer?.code === 200) return;
      await wait(150);
    }
  };
  await Promise.all(Array.from({ length: copies }, send));
}

/** Answers what the plan says, once each, as far as it shows. */
async function answerShown(
  phone: StaffDevice,
  visitors: readonly VisitorPlan[],
  answered: Set<string>,
): Promise<void> {
  const planned = new Map(visitors.map((it) => [it.id, it.answer]));
  for (const enquiry of phone.desk().view().enquiries) {
    const answer = planned.get(enquiry.id) ?? 'none';
    if (answer === 'none' || answered.has(enquiry.id)) continue;
    answered.add(enquiry.id);
    await phone.desk().change(enquiry, { status: 'seen' });
    if (answer === 'called') await phone.desk().change(enquiry, { status: 'called' });
  }
}

async function loadAll({ desk }: StaffDevice): Promise<string[]> {
  await desk().load({});
  while (desk().view().hasOlder) await desk().loadOlder({});
  return desk()
    .view()
    .enquiries.map(({ id }) => id);
}

/**
 * Runs a plan: visitors, a server that is killed, a mail server and a phone in trouble. Ends when all is quiet again. The
 * database is the local store, or an emulator by its host and port.
 */
export async function runOrders(plan: RunPlan, mailServer: MailServer): Promise<RunOutcome> {
  const data = await mkdtemp(join(tmpdir(), 'every-order-'));
  await writeFile(ownerTokenIn(data), TOKEN, { mode: 0o600 });
  const drawn = drawRun(plan);
  const { visitors } = drawn;
  const port = await freePort();
  const startedAt = Date.now();
  const clock: FastClock = { startedAt, begin: BEGIN, speed: plan.speed };
  const task = {
    data,
    port,
    clock,
    settings: settingsOf(plan),
    mailServer: mailServer.address,
    lostEvents: 0.1,
  };
  let kill = await startOrderServer({ ...task, seed: plan.seed });
  const phone = await openStaffDevice(port, () => fastNow(clock)).catch(async (failure) => {
    await kill();
    throw failure;
  });
  const kills: number[] = [];
  const begun = Date.now();
  const elapsed = () => Date.now() - begun;

  const arrivals = Promise.all(
    visitors.map((it) => wait(it.arrivesAt).then(() => arrive(port, it))),
  );
  const killing = (async () => {
    for (const [index, at] of drawn.kills.entries()) {
      await wait(Math.max(0, at - elapsed()));
      kills.push(Date.now());
      await kill();
      kill = await startOrderServer({ ...task, seed: plan.seed + index + 1 });
    }
  })();

  let isOver = false;
  const mailing = (async () => {
    for (let last = 'accept'; !isOver; await wait(20)) {
      const trouble = drawn.mail.find((it) => isDuring(it, elapsed()))?.kind ?? 'accept';
      if (trouble === last) continue;
      if (last === 'down') await mailServer.comeBack();
      if (trouble === 'down') await mailServer.goDown();
      mailServer.behaviour = trouble === 'down' ? 'accept' : trouble;
      last = trouble;
    }
  })();
  const answered = new Set<string>();
  const answering = (async () => {
    for (let last: string | undefined; !isOver; await wait(100)) {
      const trouble = drawn.phone.find((it) => isDuring(it, elapsed()))?.kind;
      if (trouble !== last && trouble === 'restart') await phone.restart();
      else if (trouble !== last)
        phone.network.become(trouble === 'restart' ? 'up' : (trouble ?? 'up'));
      last = trouble;
      await phone.desk().refresh();
      await answerShown(phone, visitors, answered);
    }
  })();

  try {
    await Promise.all([arrivals, killing]);
    const isQuiet = ({ records }: StoredEnd) =>
      elapsed() > plan.arrivalMs &&
      visitors.every(({ id, answer }) => {
        const record = records.get(id);
        if (!record || (answer !== 'none' && !answered.has(id))) return false;
        const levels = [0, ...plan.escalations].map((_, level) => record.notices[`level${level}`]);
        return record.status !== 'new' || levels.every((notice) => notice?.state === 'sent');
      });
    while (!isQuiet(await readEnd(port)) && elapsed() < SETTLE_MS) await wait(300);
    isOver = true;
    await Promise.all([mailing, answering]);
    // One more minute, in which nothing more may happen.
    await wait(90_000 / plan.speed);
    const long = await loadAll(phone);
    const pending = phone.desk().view().pending.length;
    await phone.startEmpty();
    const fresh = await loadAll(phone);
    const stored = await readEnd(port);
    return {
      plan,
      visitors,
      stored,
      kills,
      pending,
      mails: mailServer.received,
      shown: { long, fresh },
    };
  } finally {
    isOver = true;
    await Promise.allSettled([mailing, answering, killing]);
    await phone.close();
    await kill();
    await rm(data, { recursive: true, force: true });
  }
}
