import { createServer } from 'node:http';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { openStore } from '@site/firestore/requests/openStore';
import type { ServerDocuments } from '@site/firestore/requests/serverDocuments';
import { PROJECT } from '@site/firestore/testing/sampleOrders';
import { startNotices } from '@site/order-notices/local/startNotices';
import { smtpMailer } from '@site/order-notices/mail/smtpMailer';
import { randomOf } from '@site/tooling/seededNumbers';
import { setFastClock } from './fastClock';
import type { ServerTask } from './startOrderServer';

/** How many instances of what tells staff run at once, as in the cloud under load. */
const INSTANCES = 2;

/**
 * The local store with what tells staff of orders, in a process that is killed. Each instance of the functions gets every
 * event, or never hears of it. Takes a `ServerTask` as JSON; prints its port.
 */
const task = JSON.parse(process.argv[2] ?? '') as ServerTask;
const { data, port, clock, mailServer, settings, seed, lostEvents } = task;
const random = randomOf(seed);
setFastClock(clock);
const store = await openStore({
  journalFile: journalIn(data),
  project: PROJECT,
  log: () => {},
});
const staff: ServerDocuments = {
  ...store.staff,
  whenStored: (listener) =>
    store.staff.whenStored((place) => {
      if (!random.is(lostEvents)) listener(place);
    }),
};
const mailer = smtpMailer(mailServer, settings, {
  times: { connection: 500, answer: 800, total: 1500 },
});
const sweepEveryMs = 60_000 / clock.speed;
for (let instances = 0; instances < INSTANCES; instances++) {
  startNotices({ staff, settings, data, mailer, sweepEveryMs, log: () => {} });
}
createServer((request, response) => void store.handle(request, response)).listen(
  port,
  '127.0.0.1',
  () => console.log(port),
);
