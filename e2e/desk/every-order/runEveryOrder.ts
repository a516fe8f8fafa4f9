import { createServer, type AddressInfo } from 'node:net';
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
import { drawRun, type RunPlan, type VisitorPlan } from './drawRun';
import { readEnd, type StoredEnd } from './readStored';
import { startOrderServer } from './startOrderServer';

/** What a run left behind. */
export interface RunOutcome {
  plan: RunPlan;
  visitors: readonly VisitorPlan[];
  stored: StoredEnd;
  mails: MailServer['received'];
  /** When the server was killed, on this machine's clock. */
  kills: readonly number[];
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

/** A port that nothing listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

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

/** Runs a plan: visitors, a server that is killed, a mail server in trouble. Ends when all is quiet again. */
export async function runOrders(plan: RunPlan, mailServer: MailServer): Promise<RunOutcome> {
  const data = await mkdtemp(join(tmpdir(), 'every-order-'));
  await writeFile(ownerTokenIn(data), TOKEN, { mode: 0o600 });
  const { visitors, ...drawn } = drawRun(plan);
  const port = await freePort();
  const begun = Date.now();
  const elapsed = () => Date.now() - begun;
  const task = {
    ...{ data, port, mailServer: mailServer.address, lostEvents: 0.1 },
    clock: { startedAt: begun, begin: BEGIN, speed: plan.speed },
    settings: settingsOf(plan),
  };
  let kill = await startOrderServer({ ...task, seed: plan.seed });
  const kills: number[] = [];

  const arrivals = Promise.all(
    visitors.map((visitor) => wait(visitor.arrivesAt).then(() => arrive(port, visitor))),
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
      const isNow = ({ from, to }: { from: number; to: number }) =>
        elapsed() >= from && elapsed() < to;
      const trouble = drawn.mail.find(isNow)?.kind ?? 'accept';
      if (trouble === last) continue;
      if (last === 'down') await mailServer.comeBack();
      if (trouble === 'down') await mailServer.goDown();
      mailServer.behaviour = trouble === 'down' ? 'accept' : trouble;
      last = trouble;
    }
  })();

  try {
    await Promise.all([arrivals, killing]);
    const isQuiet = ({ records }: StoredEnd) =>
      elapsed() > plan.arrivalMs &&
      visitors.every(({ id }) =>
        [0, ...plan.escalations].every(
          (_, level) => records.get(id)?.notices[`level${level}`]?.state === 'sent',
        ),
      );
    while (!isQuiet(await readEnd(port)) && elapsed() < SETTLE_MS) await wait(300);
    isOver = true;
    await mailing;
    // One more minute, in which nothing more may happen.
    await wait(90_000 / plan.speed);
    return { plan, visitors, kills, stored: await readEnd(port), mails: mailServer.received };
  } finally {
    isOver = true;
    await Promise.allSettled([mailing, killing]);
    await kill();
    await rm(data, { recursive: true, force: true });
  }
}
