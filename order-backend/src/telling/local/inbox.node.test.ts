import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { composeNotice } from '../mail/composeMail';
import { folderMailer, mailsIn, signInMailsIn } from '../mail/folderMailer';
import { testSettings } from '../../testing/testSettings';
import { createInbox, ownInboxAddress } from './inbox';
import { inboxPage } from './inboxPage';

const newFolder = temporaryFolders();
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

const at = new Date('2026-11-20T06:30:00Z');
const settings = testSettings();

const serve = async (...references: string[]) => serveFolder(await newFolder(), references);

async function serveFolder(data: string, references: readonly string[] = []) {
  const mailer = folderMailer(mailsIn(data), settings);
  for (const [number, reference] of references.entries()) {
    const about = { reference, product: 'Cirvena-Cream', receivedAt: at };
    await mailer.send(composeNotice(`${number}`.padStart(20, 'x'), about, 0, at, settings));
  }
  const server = createServer((incoming, response) => void createInbox(data)(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ code: number; body: string; policy: string }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () =>
          resolve({
            code: response.statusCode ?? 0,
            body,
            policy: String(response.headers['content-security-policy']),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
}

test('shows mails with their links, and says so where there is none', async () => {
  const empty = await serve();
  expect((await empty('/inbox')).body).toContain('No mail yet. Place an order on the site.');
  const ask = await serve('CI-7KQ2-9XPD', 'CI-AAAA-BBBB');
  const { code, body, policy } = await ask('/inbox');

  expect(code).toBe(200);
  expect(body).toContain('<title>Inbox (2)</title>');
  expect(body).toContain('<a href="https://desk.shop.test/enquiries/CI-7KQ2-9XPD">');
  expect(body).not.toMatch(/<script|onclick|javascript:/);
  // A screen reader has to know which of the languages it reads.
  expect(body).toMatch(/<p class="text" lang="en">[^]*<p class="text" lang="hi">/);
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test('a link that signs somebody in is shown at the address of the owner only', async () => {
  const data = await newFolder();
  const ask = await serveFolder(data);
  const mail = { name: 'one', date: at, to: ['asha@shop.test'], subject: 'Sign in' };
  const text = 'http://localhost:1/?mode=signIn&oobCode=secret';
  await folderMailer(signInMailsIn(data), settings).send({ ...mail, text });

  const own = await ownInboxAddress(data);
  expect((await ask(own)).body).toContain(
    '<a href="http://localhost:1/?mode=signIn&#38;oobCode=secret">',
  );
  for (const path of ['/inbox', '/inbox?token=', `${own}x`, '/inbox/sign-in']) {
    const { code, body } = await ask(path);
    expect(code).toBe(200);
    expect(body).not.toContain('secret');
    expect(body).toContain('are shown only at the address that <code>npm start</code> printed');
  }
});

test('a text of a mail is text', () => {
  const page = inboxPage(
    [
      {
        subject: '<b>x</b>',
        to: ['"><i>'],
        date: at,
        text: '<script>1</script>\nhttps://a.test/"x',
      },
    ],
    1,
    '/data/<mails>',
    true,
  );
  expect(page).not.toMatch(/<b>|<i>|<script>|"x"/);
});

test.each([
  ['another host name, as DNS rebinding uses', { Host: 'evil.test' }],
  ['a page of another site', { Origin: 'https://evil.test' }],
])('%s is refused', async (_, headers) => {
  const ask = await serve('CI-7KQ2-9XPD');
  const { code, body } = await ask('/inbox', headers);

  expect(code).toBe(403);
  expect(body).not.toContain('CI-7KQ2');
});
