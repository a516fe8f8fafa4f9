import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffCollections } from '@site/order-model/staffCollections';
import { readOwnerToken } from '@site/order-backend/journal/ownerToken';
import { DOCUMENTS } from '@site/order-backend/testing/sendRequest';
import { readNoticeSettings } from '@site/order-backend/telling/settings/noticeSettings';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { serveSite, type RunningSite } from '../serve/siteServer';
import { writeTestSite } from '../serve/testing/writeTestSite';
import { deskHeaders } from '@site/deploy/hosting/deskHeaders';

const running: RunningSite[] = [];
afterEach(() => Promise.all(running.splice(0).map((site) => site.close())));
const newFolder = temporaryFolders();

/** A build of the desk, which has one page and one script. */
async function writeDesk(folder: string, { title = 'Desk', script = 'AAAAAAAA' } = {}) {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>${title}</title>`);
  await writeFile(join(folder, `assets/desk-${script}.js`), '1;');
}

async function serve() {
  const folder = await newFolder();
  const data = join(folder, 'data');
  const site = join(folder, 'site');
  const built = join(folder, 'desk');
  await writeTestSite(site, { '/index.html': '<!doctype html><title>Home</title>' });
  await writeDesk(built);
  const served = await serveSite({
    site,
    data,
    port: 0,
    notices: await readNoticeSettings(),
    desk: { folder: built, port: 0 },
  });
  running.push(served);
  const { address, desk, inbox = '' } = served;
  return { site: address, inbox, desk: desk?.address ?? '', emails: desk?.emails, data, built };
}

test('the desk is another origin, whose every address is its one page, with its own headers', async () => {
  const { site, desk } = await serve();
  expect(new URL(desk).origin).not.toBe(new URL(site).origin);
  for (const path of ['/', '/enquiries/CI-7KQ2-9XPD', '/numbers']) {
    const response = await fetch(desk + path);
    expect(await response.text()).toContain('<title>Desk</title>');
    for (const [name, value] of Object.entries(deskHeaders)) {
      expect(response.headers.get(name)).toBe(value);
    }
    expect(response.headers.get('cache-control')).toBe('no-cache');
  }
  const script = await fetch(`${desk}/assets/desk-AAAAAAAA.js`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${desk}/assets/desk-BBBBBBBB.js`)).status).toBe(404);
  expect((await fetch(desk, { method: 'POST' })).status).toBe(405);
});

test('a desk that is built again is shown without a restart', async () => {
  const { desk, built } = await serve();
  const shown = async () => (await fetch(desk)).text();
  expect(await shown()).toContain('<title>Desk</title>');
  await writeDesk(`${built}-draft`, { title: 'Next', script: 'BBBBBBBB' });
  await rm(built, { recursive: true });
  await rename(`${built}-draft`, built);

  expect(await shown()).toContain('<title>Next</title>');
  expect((await fetch(`${desk}/assets/desk-BBBBBBBB.js`)).status).toBe(200);
});

test('the first start makes one account: that of who gets the notices', async () => {
  const { emails, site, data } = await serve();
  expect(emails).toEqual((await readNoticeSettings()).notice.to.slice(0, 1));

  const headers = { Authorization: `Bearer ${await readOwnerToken(data)}` };
  const query = { structuredQuery: { from: [{ collectionId: staffCollections.staff }] } };
  const body = JSON.stringify(query);
  const asked = await fetch(`${site}${DOCUMENTS}:runQuery`, { method: 'POST', headers, body });
  const members = (await asked.json()) as {
    document: { fields: Record<string, Record<string, string>> };
  }[];
  expect(members.map(({ document }) => document.fields.name)).toEqual([
    { stringValue: 'Order team' },
  ]);
});

const askForLink = (desk: string, [email]: readonly string[] = []) =>
  fetch(`${desk}/sign-in/mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page: desk, email }),
  });

test('a link for sign-in reaches the owner of the data folder, and no other account', async () => {
  const { emails, site, desk, inbox } = await serve();
  expect((await askForLink(desk, emails)).status).toBe(200);
  const read = async (address: string) => (await fetch(address)).text();

  expect(await read(`${site}/inbox`)).not.toContain('mode=signIn');
  expect(await read(inbox)).toContain(`${desk}/?mode=signIn`);
});
