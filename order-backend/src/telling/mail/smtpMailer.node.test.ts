import { inspect } from 'node:util';
import { mailServers } from '../../testing/mailServer';
import { testSettings } from '../../testing/testSettings';
import { composeNotice } from './composeMail';
import { MailDeferred, MailRefused } from './mailer';
import { smtpMailer, type SmtpTimes } from './smtpMailer';

const startMailServer = mailServers();
const settings = testSettings();
const at = new Date('2026-11-20T06:30:00Z');
const about = { reference: 'CI-7KQ2-9XPD', product: 'Cirvena-Forte', receivedAt: at };
const mail = composeNotice('aB3dE6gH9jK2mN5pQ8sT', about, 0, at, settings);
/** Short, so that nobody waits for a server that does not answer; a server that does may take its usual time. */
const short: SmtpTimes = { connection: 300, answer: 300, total: 1500 };

async function open(times?: SmtpTimes) {
  const server = await startMailServer();
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  return { server, logged, mailer: smtpMailer(server.address, settings, { times, log }) };
}

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (failure: Error) => failure,
  );

test('a mail arrives as it was written, with its Message-ID', async () => {
  const { server, mailer } = await open();
  await mailer.send(mail);

  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    messageId: `<aB3dE6gH9jK2mN5pQ8sT.0.${at.getTime().toString(36)}@shop.test>`,
    to: ['orders@shop.test'],
    subject: mail.subject,
  });
  expect(server.received[0]?.text.trim()).toBe(mail.text.trim());
  expect(server.received[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test.each([
  ['550 5.1.1 No such user', MailRefused],
  ['550 5.1.10 Recipient address has null MX', MailRefused],
  ['550 5.2.1 This mailbox is disabled', MailRefused],
  // Mistakes of ours, which somebody corrects, and what passes.
  ['553 5.7.1 Sender address rejected: not owned by user', MailDeferred],
  ['554 5.7.1 Relay access denied', MailDeferred],
  ['553 5.1.8 Sender address rejected: Domain not found', MailDeferred],
  ['550 No such user', MailDeferred],
  ['452 4.2.2 The mailbox is full', MailDeferred],
])('a recipient that gets "%s"', async (reply, kind) => {
  const { server, mailer } = await open();
  // The server's words quote the address.
  server.replies.set('orders@shop.test', `${reply}: orders@shop.test`);
  const failure = await failureOf(mailer.send(mail));

  expect(failure).toBeInstanceOf(kind);
  expect(failure?.message).not.toContain('orders@shop.test');
  expect(server.received).toEqual([]);
});

test('of several recipients that are refused, one that may pass makes the mail come again', async () => {
  const { server, mailer } = await open();
  server.replies.set('a@shop.test', '550 5.1.1 No such user');
  server.replies.set('b@shop.test', '554 5.7.1 Relay access denied');

  const sending = mailer.send({ ...mail, to: ['a@shop.test', 'b@shop.test'] });
  expect(await failureOf(sending)).toBeInstanceOf(MailDeferred);
});

test('a mail that some recipients refuse is sent to the others, and the log says so without an address', async () => {
  const { server, mailer, logged } = await open();
  server.replies.set('a@shop.test', '550 5.1.1 No such user a@shop.test');
  await mailer.send({ ...mail, to: ['a@shop.test', 'b@shop.test'] });

  expect(server.received.map(({ to }) => to)).toEqual([['b@shop.test']]);
  expect(logged).toEqual(['1 of 2 recipients of a mail were refused (550 5.1.1).']);
});

test.each(['silent', 'hang', 'loseAnswer', 'hangUp'] as const)(
  'a server that is %s: the mail failed for now, and soon',
  async (behaviour) => {
    const { server, mailer } = await open(short);
    server.behaviour = behaviour;
    const start = Date.now();
    const failure = await failureOf(mailer.send(mail));

    expect(failure?.message).toMatch(/^The mail could not be sent \(E[A-Z]+/);
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(Date.now() - start).toBeLessThan(5000);
    expect(server.received).toHaveLength(
      behaviour === 'hang' || behaviour === 'loseAnswer' ? 1 : 0,
    );
  },
);

test('a server elsewhere that offers no encryption gets nothing', async () => {
  const { server } = await open();
  // Another name of this machine, so that it counts as a server elsewhere.
  const elsewhere = server.address.replace('127.0.0.1', '127.1');
  const failure = await failureOf(smtpMailer(elsewhere, settings).send(mail));

  expect(failure?.message).toMatch(/TLS/);
  expect(server.received).toEqual([]);
});

test('a password in the address is not in the message of a failure', async () => {
  const { server } = await open();
  const withPassword = server.address.replace('//', '//orders:secret-word@');
  const failure = await failureOf(smtpMailer(withPassword, settings).send(mail));

  expect(failure?.message).toBe('The mail could not be sent (EAUTH AUTH PLAIN 535).');
  expect(`${failure?.message} ${failure?.stack}`).not.toContain('secret-word');
});

test.each([
  'smtps://orders:secret-word/b@smtp.shop.test:465',
  'smtps://orders:secret-word#b@smtp.shop.test:465',
  'smtps://orders:secret-word?b@smtp.shop.test:465',
  // Up to the slash this is a whole address, with a port.
  'smtps://orders:12/secret-word@smtp.shop.test:465',
  'orders:secret-word@smtp.shop.test',
  'secret-word',
  '',
])('what is not an address of a mail server is refused, and quoted nowhere: %j', (address) => {
  const printed = jest.spyOn(process, 'emitWarning').mockImplementation();
  let failure: unknown;
  try {
    smtpMailer(address, settings);
  } catch (thrown) {
    failure = thrown;
  }

  // With what hangs on it, as a log prints it.
  expect(inspect(failure)).toMatch(/^Error: ORDER_NOTICES_SMTP is not an address such as /);
  expect(inspect(failure)).toContain('%2F for /');
  expect(inspect([failure, printed.mock.calls])).not.toContain('secret-word');
});
