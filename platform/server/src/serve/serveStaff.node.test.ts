import { join } from 'node:path';
import { readNoticeSettings } from '@site/order-backend/telling/settings/noticeSettings';
import { startProgram } from '@site/tooling/testing/startProgram';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import { writeTestSite } from './testing/writeTestSite';
import { testSites } from './testing/testSites';

const serve = testSites();
const newFolder = temporaryFolders();
const files = {
  '/index.html': '<!doctype html><title>Home</title>',
  '/404.html': '<!doctype html><title>Not here</title>',
};

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

test('npm start names the inbox that shows all mails', async () => {
  const folder = await newFolder();
  const site = join(folder, 'site');
  await writeTestSite(site, files);
  const script = join(root, 'platform/server/src/bin/start.ts');
  const args = ['--port', '0', '--data', join(folder, 'data'), '--site', site];
  const started = startProgram(process.execPath, ['--import', 'tsx', script, ...args], root);
  const [, inbox = ''] = await started.line(/(http:\S+\/inbox\?\S+) shows the mails/);

  const page = await (await fetch(inbox)).text();
  expect(page).toContain('<title>Inbox (0)</title>');
  expect(page).not.toContain('are shown only at the address');
  started.interrupt();
  expect(await started.ended).toBe(0);
});
