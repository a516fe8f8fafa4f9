import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { orderWrite, PROJECT } from '@site/firestore/testing/sampleOrders';
import { sendCommit } from '@site/firestore/testing/sendRequest';
import { openStore } from '@site/firestore/requests/openStore';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import { createNotices } from '../notices/notices';
import { smtpMailer } from '../mail/smtpMailer';
import { mailServers } from '../testing/mailServer';
import { distantDay, testSettings } from '../testing/testSettings';
import { localNoticeStore } from './localNoticeStore';

const newFolder = temporaryFolders();
const startMailServer = mailServers();
const SCRIPT = join(root, 'platform/order-notices/src/testing/noticeProcess.ts');
const KILLS = 3;
const ORDERS = 24;

test('a process that is killed while it sends: every order is told, and twice at most where it was killed', async () => {
  const data = await newFolder();
  const server = await startMailServer();
  let number = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    const args = ['--import', 'tsx', SCRIPT, data, server.address];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    for (let more = 0; more < ORDERS / KILLS; more++) {
      const { code } = await sendCommit(Number(line), { writes: [orderWrite(`n${number++}`)] });
      expect(code).toBe(200);
    }
    // A mail takes about 100 ms here, so several wait.
    await wait(250);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  const before = server.received.length;
  expect(before).toBeLessThan(ORDERS);

  // Ten minutes later everything is due that a killed process had claimed.
  const store = await openStore({ journalFile: join(data, 'firestore.jsonl'), project: PROJECT });
  const settings = testSettings({
    rate: { mailsPerHour: 1000, digestEveryMinutes: 30 },
    daily: { ...testSettings().daily, days: [distantDay()] },
  });
  const notices = createNotices({
    ...{ store: localNoticeStore(store.staff), settings, log: () => {} },
    mailer: smtpMailer(server.address, settings),
    now: () => new Date(Date.now() + 10 * 60_000),
  });
  await notices.reconcile();
  await notices.sweep();
  await store.close();

  const ids = server.received.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ORDERS);
  expect(ids.length).toBeLessThanOrEqual(ORDERS + KILLS);
  for (const id of ids) {
    const copies = server.received.filter(({ messageId }) => messageId === id);
    expect(new Set(copies.map(({ raw }) => raw)).size).toBe(1);
  }
});
