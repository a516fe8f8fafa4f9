import { idOf } from '../../testing/sampleOrders';
import { smtpMailer } from '../mail/smtpMailer';
import { mailServers } from '../../testing/mailServer';
import { testSettings } from '../../testing/testSettings';
import { MINUTE, testTeam } from '../../testing/testTeam';

const team = testTeam();
const startMailServer = mailServers();

test('a mailbox that takes nothing for now keeps no mail to another one waiting', async () => {
  const server = await startMailServer();
  const notices = team.notices({}, { mailer: smtpMailer(server.address, testSettings()) });
  server.replies.set('orders@shop.test', '452 4.2.2 The mailbox is full');
  const letters = ['a', 'b', 'c', 'd', 'e'];
  for (const letter of letters) {
    await team.place(letter);
    await notices.tell(idOf(letter));
  }
  team.time += 31 * MINUTE;
  await notices.sweep();

  expect(server.received.map(({ to }) => to)).toEqual(letters.map(() => ['owner@shop.test']));
});
