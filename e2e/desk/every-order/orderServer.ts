import { createServer } from 'node:http';
import { staffCollections } from '@site/contracts/staffCollections';
import { encodeFields } from '@site/firestore/documents/values';
import { journalIn } from '@site/firestore/journal/dataFolder';
import { openStore } from '@site/firestore/requests/openStore';
import type { StaffDocuments } from '@site/firestore/requests/staffDocuments';
import { PROJECT } from '@site/firestore/testing/orders';
import { startNotices } from '@site/order-notices/local/startNotices';
import { smtpMailer } from '@site/order-notices/mail/smtpMailer';
import { randomOf } from '@site/tooling/seededNumbers';
import { setFastClock } from './fastClock';
import { MEMBER, type ServerTask } from './startOrderServer';

/**
 * The database with what tells staff of orders, in a process that is killed. There are two instances of the functions, as in the
 * cloud under load: each gets every event, or never hears of it. Takes a `ServerTask` as JSON; prints its port.
 */
const { data, port, mailServer, settings, clock, seed, lostEvents } = JSON.parse(
  process.argv[2] ?? '',
) as ServerTask;
setFastClock(clock);
const random = randomOf(seed);
const unlimited = { burst: 1e9, perSecond: 1e9 };
const store = await openStore({
  ...{ journalFile: journalIn(data), project: PROJECT, log: () => {} },
  limits: { perClient: unlimited, total: unlimited },
});
const membership = { collection: staffCollections.staff, id: MEMBER.uid };
await store.staff.change(membership, () => encodeFields({ name: MEMBER.name }));
const staff: StaffDocuments = {
  ...store.staff,
  whenStored: (listener) =>
    store.staff.whenStored((place) => {
      if (!random.is(lostEvents)) listener(place);
    }),
};
const mailer = smtpMailer(mailServer, settings, { connection: 500, answer: 800, total: 1500 });
for (let instances = 0; instances < 2; instances++) {
  const sweepEveryMs = 60_000 / clock.speed;
  startNotices({ staff, settings, data, mailer, sweepEveryMs, log: () => {} });
}
const server = createServer((request, response) => void store.handle(request, response));
server.listen(port, '127.0.0.1', () => console.log(port));
