import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { orderRecord } from '@site/firestore/testing/sampleOrders';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { mailsIn } from '../mail/folderMailer';
import { openServedStore, type ServedStore } from '../testing/servedStore';
import { testSettings } from '../testing/testSettings';
import { readMails } from './inboxMails';
import { startNotices, type LocalNotices } from './startNotices';

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const it of running.splice(0).reverse()) await it.stop();
});
const newFolder = temporaryFolders();
const settings = testSettings();
const idOf = (number: number) => `${number}`.padStart(20, 'aB3dE6gH9jK2mN5pQ8sT');

async function openStore(data: string): Promise<ServedStore> {
  const store = await openServedStore(data);
  running.push({ stop: store.close });
  return store;
}

function start(store: ServedStore, data: string, more: object = {}): LocalNotices {
  const notices = startNotices({
    ...{ staff: store.staff, settings, data },
    log: () => {},
    ...more,
  });
  running.push(notices);
  return notices;
}

/** Waits until the count is reached, at most five seconds: that is what a newcomer is promised. */
async function until(count: () => Promise<number> | number, wanted: number): Promise<number> {
  for (let tries = 0; tries < 100 && (await count()) < wanted; tries++) await wait(50);
  return count();
}

test('an order becomes a mail in the folder, readable by its owner alone', async () => {
  const data = await newFolder();
  const store = await openStore(data);
  start(store, data);
  await store.place(idOf(1), orderRecord());

  // A mail that is still being written is a file already.
  expect(await until(async () => (await readMails([mailsIn(data)], 10)).mails.length, 1)).toBe(1);
  const { mails } = await readMails([mailsIn(data)], 10);
  expect(mails[0]).toMatchObject({ to: ['orders@shop.test'] });
  expect(mails[0]?.subject).toMatch(/^New order enquiry .*: Cirvena Forte/);
  expect(JSON.stringify(mails)).not.toMatch(/Asha|9876543210/);
  const [file = ''] = await readdir(mailsIn(data));
  expect((await stat(join(mailsIn(data), file))).mode & 0o777).toBe(0o600);
});

test('a folder that cannot be written is said once, in words without an order', async () => {
  const data = await newFolder();
  const store = await openStore(data);
  await mkdir(data, { recursive: true });
  await writeFile(mailsIn(data), 'a file where the folder should be');
  const lines: string[] = [];
  start(store, data, { log: (line: string) => lines.push(line) });
  await store.place(idOf(1), orderRecord());

  expect(await until(() => lines.length, 1)).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/Asha|9876543210|asha@/);
});
