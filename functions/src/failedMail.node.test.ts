import { mailServers } from '@site/order-backend/testing/mailServer';
import { idOf } from '@site/order-backend/testing/sampleOrders';
import { testTeam } from '@site/order-backend/testing/testTeam';

const startMailServer = mailServers();
const team = testTeam();
// Before Firebase's library is loaded, which keeps it.
const failed = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => failed.mockClear());
afterAll(() => failed.mockRestore());

test.each([
  ['a password that is not taken any more', /\(EAUTH AUTH PLAIN 535\)/],
  [
    'a mail that some recipients refuse',
    /1 of 2 recipients of a mail were refused \(550 5\.1\.1\)/,
  ],
])('an alert on errors rings for %s, without an address', async (fault, line) => {
  const server = await startMailServer();
  const isPassword = fault.startsWith('a password');
  server.replies.set('gone@shop.test', '550 5.1.1 No such user gone@shop.test');
  process.env.ORDER_NOTICES_SMTP = isPassword
    ? server.address.replace('//', '//orders:secret-word@')
    : server.address;
  const [{ logger }, { mailerOfInstance }] = await Promise.all([
    import('firebase-functions'),
    import('./instance'),
  ]);
  await team.place('a');
  const to = isPassword ? ['orders@shop.test'] : ['gone@shop.test', 'orders@shop.test'];
  const notice = { to, languages: ['en' as const], hours: 'always' as const };
  await team.notices({ notice }, { mailer: mailerOfInstance(), log: logger }).tell(idOf('a'));

  const lines = failed.mock.calls.map(([text]) => JSON.parse(String(text)) as object);
  expect(lines).toEqual([{ severity: 'ERROR', message: expect.stringMatching(line) }]);
  expect(JSON.stringify(lines)).not.toMatch(/@shop\.test|secret-word/);
});
