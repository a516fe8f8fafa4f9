import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { referenceOf } from '@site/contracts/orderReference';
import { staffCollections } from '@site/firestore/staff/staffCollections';
import { DOCUMENTS } from '@site/firestore/testing/sendRequest';
import { idOf, nameOf, orderWrite } from '@site/firestore/testing/sampleOrders';
import { readNoticeSettings } from '@site/order-notices/settings/noticeSettings';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import { writeTestSite } from './testing/writeTestSite';
import { testSites, type TestSite } from './testing/testSites';

const serve = testSites();
afterEach(() => jest.restoreAllMocks());
const newFolder = temporaryFolders();
const files = {
  '/index.html': '<!doctype html><title>Home</title>',
  '/404.html': '<!doctype html><title>Not here</title>',
};

const commit = (site: TestSite, write: object) =>
  site.ask(`${DOCUMENTS}:commit`, { method: 'POST', body: JSON.stringify({ writes: [write] }) });

const inboxOf = async (site: TestSite) => (await site.ask('/inbox')).body.toString();

test('an order shows in the inbox within five seconds', async () => {
  const site = await serve(files, { notices: await readNoticeSettings() });
  expect(await inboxOf(site)).toContain('No mail yet.');
  expect((await commit(site, orderWrite('one'))).code).toBe(200);
  const reference = referenceOf(idOf('one'));
  for (let tries = 0; tries < 50 && !(await inboxOf(site)).includes(reference); tries++) {
    await wait(100);
  }

  const inbox = await inboxOf(site);
  expect(inbox).toContain(reference);
  expect(inbox).toContain(`<a href="${site.address}/inbox/enquiries/${reference}">`);
  expect(inbox).not.toMatch(/Asha|9876543210|asha@/);
});

test('a visitor gets the same bytes with notices as without', async () => {
  const [plain, told] = [
    await serve(files),
    await serve(files, { notices: await readNoticeSettings() }),
  ];
  for (const path of ['/', '/404', '/inboxes']) {
    const [before, after] = [await plain.ask(path), await told.ask(path)];
    expect(after.body).toEqual(before.body);
    expect({ ...after.headers, date: '' }).toEqual({ ...before.headers, date: '' });
  }
  expect((await plain.ask('/inbox')).code).toBe(404);
});

test("a visitor neither writes nor reads the company's own documents", async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const site = await serve(files, { notices: await readNoticeSettings() });
  await commit(site, orderWrite('one'));
  for (const collection of Object.values(staffCollections)) {
    const update = { name: nameOf('one', collection), fields: { status: { stringValue: 'done' } } };
    expect((await commit(site, { update })).code).toBe(403);
    expect((await site.ask(`${DOCUMENTS}/${collection}/${idOf('one')}`)).code).toBe(403);
  }
});

test('npm start names the inbox that shows all mails', async () => {
  const folder = await newFolder();
  const site = join(folder, 'site');
  await writeTestSite(site, files);
  const script = join(root, 'platform/server/src/bin/start.ts');
  const args = ['--port', '0', '--data', join(folder, 'data'), '--site', site];
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const inbox = await new Promise<string | undefined>((resolve) => {
    void ended.then(() => resolve(undefined));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /(http:\S+\/inbox\?\S+) shows the mails/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });

  const page = await (await fetch(inbox ?? '')).text();
  expect(page).toContain('<title>Inbox (0)</title>');
  expect(page).not.toContain('are shown only at the address');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
