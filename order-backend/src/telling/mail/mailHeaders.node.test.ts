import { createSignInRequests } from '../../sign-in/signInRequests';
import { testSettings } from '../../testing/testSettings';
import { composeDigest, composeNotice } from './composeMail';
import type { Mail } from './mailer';
import { headersOf } from './mailHeaders';

const settings = testSettings();
const at = new Date('2026-11-20T06:30:00Z');
const about = { reference: 'CI-7KQ2-9XPD', product: 'Cirvena-Forte', receivedAt: at };
const notices = { level0: { state: 'sent', at, sentAt: at } } as const;

async function signInMail(): Promise<Mail> {
  const mails: Mail[] = [];
  const desk = 'https://desk.shop.test';
  const answer = createSignInRequests({
    key: 'k'.repeat(64),
    answerMs: 0,
    makeLink: async (_, page) => page,
    mailer: { send: async (mail) => void mails.push(mail) },
  });
  const body = { email: 'asha@shop.test', page: `${desk}/` };
  await answer({ path: '/sign-in/mail', body, desk, place: '' });
  return mails[0] as Mail;
}

const mails: readonly (readonly [string, () => Mail | Promise<Mail>])[] = [
  ['a notice', () => composeNotice('aB3d', about, 0, at, settings)],
  ['an escalation', () => composeNotice('aB3d', { ...about, notices }, 1, at, settings)],
  ['a digest', () => composeDigest('level0', at, { first: [about], count: 1 }, 0, settings)],
  ['the daily mail', () => composeDigest('daily', at, { first: [], count: 0 }, 0, settings)],
  ['a mail that signs in', signInMail],
];

test.each(mails)("%s has an identifier in the sender's domain", async (_, compose) => {
  const mail = await compose();
  for (const [address, domain] of [
    ['orders@shop.example', 'shop.example'],
    ['orders@SHOP.example', 'shop.example'],
    ['orders@दुकान.भारत', 'xn--11b7ah1gn.xn--h2brj9c'],
  ] as const) {
    const headers = headersOf(mail, { name: 'Orders', address });
    const ids = [headers.messageId, headers.inReplyTo, headers.references].filter(Boolean);
    expect(ids).toHaveLength(mail.follows ? 3 : 1);
    for (const id of ids) expect(id).toMatch(new RegExp(`^<[A-Za-z0-9.-]+@${domain}>$`));
  }
});

test('an escalation follows on its notice', () => {
  const notice = headersOf(composeNotice('aB3d', about, 0, at, settings), settings.from);
  const later = new Date(+at + 1);
  const escalation = composeNotice('aB3d', { ...about, notices }, 1, later, settings);
  expect(headersOf(escalation, settings.from).inReplyTo).toBe(notice.messageId);
});
