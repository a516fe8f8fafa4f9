import { idOf, orderRecord } from '@site/firestore/testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { localNoticeStore } from '../local/localNoticeStore';
import { smtpMailer } from '../mail/smtpMailer';
import { mailServers } from '../testing/mailServer';
import { openServedStore } from '../testing/servedStore';
import { distantDay, testSettings } from '../testing/testSettings';
import { createNotices } from './notices';

const newFolder = temporaryFolders();
const startMailServer = mailServers();
const MINUTE_MS = 60_000;

test('a mailbox that takes nothing for now keeps no mail to another one waiting', async () => {
  const store = await openServedStore(await newFolder());
  const server = await startMailServer();
  let time = Date.now();
  const settings = testSettings({
    escalations: [
      { afterMinutes: 30, to: ['sales@shop.test'], languages: ['en'], hours: 'always' },
    ],
    daily: { ...testSettings().daily, days: [distantDay()] },
  });
  const notices = createNotices({
    ...{ store: localNoticeStore(store.staff), settings, log: () => {} },
    ...{ mailer: smtpMailer(server.address, settings), now: () => new Date(time) },
  });
  server.replies.set('orders@shop.test', '452 4.2.2 The mailbox is full');
  const letters = ['a', 'b', 'c', 'd', 'e'];
  for (const letter of letters) {
    await store.place(idOf(letter), orderRecord());
    time = Date.now();
    await notices.tell(idOf(letter));
  }
  time += 31 * MINUTE_MS;
  await notices.sweep();
  await store.close();

  expect(server.received.map(({ to }) => to)).toEqual(letters.map(() => ['sales@shop.test']));
});
