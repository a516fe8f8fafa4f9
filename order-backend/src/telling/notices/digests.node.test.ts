import { DAY_MS } from '@site/order-model/india';
import { idOf } from '../../testing/sampleOrders';
import { referenceOf } from '@site/order-model/orderReference';
import { MINUTE, testTeam } from '../../testing/testTeam';
import { testSettings } from '../../testing/testSettings';
import { mailTexts } from '../mail/mailTexts';
import type { Mail } from '../mail/mailer';
import type { NoticeSettings } from '../settings/settingsSchema';

const team = testTeam();
let mails: Mail[] = [];
beforeEach(() => (mails = []));

const notices = (changes: Partial<NoticeSettings>) =>
  team.notices(changes, { mailer: { send: async (mail) => void mails.push(mail) } });
const set = (letter: string, fields: Record<string, unknown>) =>
  team.setRecord(letter, { ...fields, dueAt: new Date(team.time) });
const digestsOf = (name: string) => mails.filter((mail) => mail.name.startsWith(`digest.${name}`));
const lists = ({ text }: Mail, letter: string) => text.includes(referenceOf(idOf(letter)));

const FLOOD = { rate: { mailsPerHour: 1, digestEveryMinutes: 30 } };
async function sweepFor(minutes: number) {
  for (let minute = 0; minute < minutes; minute++) {
    team.time += MINUTE;
    await notices(FLOOD).sweep();
  }
}

test('a digest has what nobody has answered, and nothing that is over', async () => {
  for (const letter of 'abcd') {
    await team.place(letter);
    await notices(FLOOD).tell(idOf(letter));
  }
  expect(mails).toHaveLength(1);
  await set('b', { status: 'done', outcome: 'spam' });
  await set('c', { status: 'seen' });
  await sweepFor(70);

  const [digest] = digestsOf('level0');
  expect(digest?.subject).toContain('2');
  expect(['b', 'c', 'd'].map((letter) => lists(digest!, letter))).toEqual([false, true, true]);
});

test('of a flood that was answered before its digest no digest is sent', async () => {
  for (const letter of 'abc') {
    await team.place(letter);
    await notices(FLOOD).tell(idOf(letter));
  }
  for (const letter of 'abc') await set(letter, { status: 'done', outcome: 'spam' });
  await sweepFor(70);
  expect([digestsOf('level0'), digestsOf('level1')]).toEqual([[], []]);
});

test('the daily mail lists every promised call whose time has come, and none of next week', async () => {
  const { daily } = testSettings();
  await notices({ daily }).sweep();
  for (const letter of 'abc') {
    await team.place(letter);
    await notices({ daily }).tell(idOf(letter));
  }
  const ago = new Date(team.time - DAY_MS);
  await set('a', { status: 'called', callBackAt: ago });
  await set('b', { status: 'notReachable', callBackAt: ago });
  await set('c', { status: 'notReachable', callBackAt: new Date(team.time + 7 * DAY_MS) });
  team.time += DAY_MS;
  await notices({ daily }).sweep();

  const [mail] = digestsOf('daily');
  expect(['a', 'b', 'c'].map((letter) => lists(mail!, letter))).toEqual([true, true, false]);
});

test('a call that was promised without another answer is listed when it is due, and nowhere else', async () => {
  const { daily } = testSettings();
  await notices({ daily }).sweep();
  for (const letter of 'abcde') {
    await team.place(letter);
    await notices({ daily }).tell(idOf(letter));
  }
  const nextWeek = new Date(team.time + 7 * DAY_MS);
  await set('a', { status: 'seen', callBackAt: new Date(team.time - DAY_MS) });
  await set('b', { status: 'seen', callBackAt: nextWeek });
  await set('c', { callBackAt: nextWeek });
  await set('d', { status: 'seen' });
  team.time += DAY_MS;
  await notices({ daily }).sweep();

  const { subject, text } = digestsOf('daily')[0]!;
  expect(subject).toContain('1 not opened, 4 in progress');
  const { held, due } = mailTexts.en.daily;
  const [unopened, later = ''] = text.split(held);
  const parts = [unopened, ...later.split(due)];
  const listed = parts.map((part) =>
    [...'abcde'].filter((letter) => part?.includes(referenceOf(idOf(letter)))),
  );
  expect(listed).toEqual([['e'], ['d'], ['a']]);
});

test('the daily mail says how many of the staff have registered a phone', async () => {
  await team.join('asha', 'asha', 'ashaTablet');
  await team.join('ravi');
  const daily = { ...testSettings().daily, languages: ['en' as const, 'hi' as const] };
  await notices({ daily }).sweep();
  team.time += DAY_MS;
  await notices({ daily }).sweep();
  const [mail] = digestsOf('daily');
  expect(mail?.text).toContain('Staff who have registered a phone: 1 of 2.');
  expect(mail?.text).toContain('जिन कर्मचारियों ने अपना फ़ोन दर्ज किया है: 2 में से 1।');
  expect(mail?.text).not.toMatch(/asha|ravi/i);
});
