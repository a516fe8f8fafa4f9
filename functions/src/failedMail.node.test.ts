import { mailServers } from '@site/order-backend/testing/mailServer';
import { idOf } from '@site/order-backend/testing/sampleOrders';
import { MINUTE, testTeam } from '@site/order-backend/testing/testTeam';

const startMailServer = mailServers();
const team = testTeam();
// Before Firebase's library is loaded, which keeps both.
const consoles = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')];
beforeEach(() => consoles.forEach((spy) => spy.mockReset().mockImplementation(() => {})));
afterAll(() => consoles.forEach((spy) => spy.mockRestore()));

const PASSWORD = 'a password that is not taken any more';
const ONE_OF_TWO = 'one recipient of two';
const GREYLISTED = '451 4.7.1 Come back later';

// An alert rings on an error.
test.each([
  [PASSWORD, '', ['ERROR'], /\(EAUTH AUTH PLAIN 535\)/],
  ['a sender that may not', '553 5.7.1 Not owned by user', ['ERROR'], /553 5\.7\.1/],
  ['no mailbox', '550 5.1.1 No such user', ['ERROR'], /550 5\.1\.1.*settings\.json/],
  ['greylisting', GREYLISTED, ['WARNING'], /451 4\.7\.1/],
  ['a full mailbox', '552 5.2.2 Over quota', ['WARNING'], /552 5\.2\.2/],
  ['a third attempt', GREYLISTED, ['WARNING', 'WARNING', 'ERROR'], /451 4\.7\.1/],
  [ONE_OF_TWO, '550 5.1.1 No such user', ['WARNING'], /1 of 2 recipients.*\(550 5\.1\.1\)/],
])('what the log says of %s, without an address', async (fault, reply, severities, line) => {
  const server = await startMailServer();
  server.replies.set('gone@shop.test', `${reply} gone@shop.test`);
  process.env.ORDER_NOTICES_SMTP =
    fault === PASSWORD ? server.address.replace('//', '//orders:secret-word@') : server.address;
  const [{ logger }, { mailerOfInstance }] = await Promise.all([
    import('firebase-functions'),
    import('./instance'),
  ]);
  await team.place('a');
  const to = ['gone@shop.test', ...(fault === ONE_OF_TWO ? ['orders@shop.test'] : [])];
  const notice = { to, languages: ['en' as const], hours: 'always' as const };
  const parts = { mailer: mailerOfInstance(), log: logger };
  const notices = team.notices({ notice, escalations: [] }, parts);
  await notices.tell(idOf('a'));
  for (let attempt = 2; attempt <= severities.length; attempt++) {
    team.time += 5 * MINUTE;
    await notices.sweep();
  }

  const lines = consoles
    .flatMap(({ mock: { calls } }) => calls)
    .map(([text]) => JSON.parse(String(text)) as object);
  const message: unknown = expect.stringMatching(line);
  expect(lines).toEqual(severities.map((severity) => ({ severity, message })));
  expect(JSON.stringify(lines)).not.toMatch(/@shop\.test|secret-word/);
});
