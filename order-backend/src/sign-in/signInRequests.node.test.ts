import { setTimeout as pause } from 'node:timers/promises';
import { MailFailed, type Mail } from '../telling/mail/mailer';
import { smtpMailer } from '../telling/mail/smtpMailer';
import { mailServers } from '../testing/mailServer';
import { testSettings } from '../testing/testSettings';
import { createSignInRequests, type SignInRequestParts } from './signInRequests';

const startMailServer = mailServers();
const DESK = 'https://desk.shop.test';
const MEMBER = 'asha@shop.test';
const MAIL_MS = 100;

let mails: Mail[];
let links: string[];

function setup(parts: Partial<SignInRequestParts> = {}) {
  mails = [];
  links = [];
  const answer = createSignInRequests({
    key: 'k'.repeat(64),
    answerMs: 300,
    async makeLink(email, page) {
      if (email !== MEMBER) return undefined;
      links.push(`${page}?link${links.length}`);
      return links.at(-1);
    },
    mailer: {
      async send(mail) {
        await pause(MAIL_MS);
        mails.push(mail);
      },
    },
    ...parts,
  });
  const ask = (path: string, body: object, place: string) =>
    answer({ path, body: { page: `${DESK}/`, ...body }, desk: DESK, place });
  return {
    askMail: (email: string, place = 'office') => ask('/sign-in/mail', { email }, place),
    tryCode: (email: string, code: string, place = 'office') =>
      ask('/sign-in/code', { email, code }, place),
  };
}

const mailedCode = () => /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';

test.each([
  ['one place', () => 'elsewhere'],
  ['many places', (made: number) => `place ${made}`],
])(
  '1,000 requests for made-up addresses from %s leave a member their mail and code',
  async (_case, placeOf) => {
    const { askMail, tryCode } = setup();
    const flood = Array.from({ length: 1000 }, (_, made) =>
      askMail(`nobody${made}@shop.test`, placeOf(made)),
    );
    const began = Date.now();
    expect(await askMail(MEMBER)).toEqual({ code: 200, body: {} });
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(mails.map(({ to }) => to)).toEqual([[MEMBER]]);
    await Promise.all(flood);
    expect(await tryCode(MEMBER, mailedCode())).toMatchObject({ code: 200 });
  },
);

test('one place is limited, whether or not its addresses have an account', async () => {
  const { askMail, tryCode } = setup({ answerMs: 0 });
  const codes: number[] = [];
  for (let made = 0; made < 31; made++) {
    codes.push((await askMail(`nobody${made}@shop.test`, 'elsewhere')).code);
  }
  expect(codes.slice(29)).toEqual([200, 429]);
  expect(await askMail(MEMBER, 'elsewhere')).toEqual({ code: 429, body: {} });
  expect(await tryCode(MEMBER, 'AAAA-AAAA', 'elsewhere')).toEqual({ code: 429, body: {} });
  expect(await tryCode(MEMBER, 'AAAA-AAAA')).toEqual({ code: 404, body: {} });
});

test('strangers who know an address fill no mailbox, and its member has a link and a code that work', async () => {
  const { askMail, tryCode } = setup({ answerMs: 0 });
  for (let asked = 0; asked < 40; asked++) await askMail(MEMBER, `place ${asked}`);
  expect(mails).toHaveLength(10);
  // A newer link would end that of the mail.
  expect(mails.at(-1)?.text).toContain(`${links.at(-1)}\n`);
  expect(await askMail(MEMBER)).toEqual({ code: 200, body: {} });
  expect(await tryCode(MEMBER, mailedCode())).toMatchObject({ code: 200 });
});

test('neither answer nor time tells who has an account, also while the mail server fails', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const timed = async (asking: Promise<unknown>) => {
    const began = performance.now();
    expect(await asking).toEqual({ code: 200, body: {} });
    return performance.now() - began;
  };
  for (const parts of [{}, { mailer: { send: () => Promise.reject(new Error(MEMBER)) } }]) {
    const { askMail } = setup(parts);
    const [member, stranger] = await Promise.all([
      timed(askMail(MEMBER)),
      timed(askMail('nobody@shop.test')),
    ]);
    expect(Math.abs(member - stranger)).toBeLessThan(MAIL_MS / 2);
  }
  expect(said.mock.calls.flat().join()).not.toContain(MEMBER);
});

test.each([
  [
    'a link to a domain that is not authorised',
    Object.assign(new Error(MEMBER), { code: 'auth/unauthorized-continue-uri' }),
    'auth/unauthorized-continue-uri',
    'error',
  ],
  [
    'a password that is not taken',
    new MailFailed('The mail could not be sent (EAUTH 535).', true),
    'The mail could not be sent (EAUTH 535).',
    'error',
  ],
  [
    'a mail server that does not answer',
    new MailFailed('The mail could not be sent (ETIMEDOUT CONN).'),
    'The mail could not be sent (ETIMEDOUT CONN).',
    'warn',
  ],
  [
    'anything else',
    Object.assign(new TypeError(MEMBER), { code: `auth/${MEMBER}` }),
    'TypeError',
    'error',
  ],
] as const)('the log says why nobody gets a mail: %s', async (_, failure, reason, level) => {
  const log = { warn: jest.fn(), error: jest.fn() };
  const { askMail } = setup({ answerMs: 0, makeLink: () => Promise.reject(failure), log });
  expect(await askMail(MEMBER)).toEqual({ code: 200, body: {} });
  expect(log[level].mock.calls).toEqual([[`A mail that signs in was not sent: ${reason}`]]);
  expect(log[level === 'warn' ? 'error' : 'warn']).not.toHaveBeenCalled();
});

test('an account of which the mail server has no mailbox: nothing is wrong in settings.json', async () => {
  const server = await startMailServer();
  server.replies.set(MEMBER, '550 5.1.1 No such user');
  const log = { warn: jest.fn(), error: jest.fn() };
  const mailer = smtpMailer(server.address, testSettings());
  const { askMail } = setup({ answerMs: 0, mailer, log });
  await askMail(MEMBER);
  const lines = log.error.mock.calls.flat();
  expect(lines).toEqual([expect.stringMatching(/knows no recipient .*550 5\.1\.1/)]);
  expect(lines.join()).not.toMatch(/settings\.json|@/);
});

test('the mail says the same in every language of the staff', async () => {
  const { askMail } = setup({ answerMs: 0 });
  await askMail(MEMBER);
  const [mail] = mails;
  expect(mail?.subject).toBe('Sign in to the order desk · ऑर्डर डेस्क में साइन इन करें');
  expect(mail?.text.split(`${DESK}/?link`)).toHaveLength(3);
  expect(mail?.text.split(mailedCode())).toHaveLength(3);
});

test.each(['', 'x'.repeat(31)])('codes are made of no key that could be guessed: %j', (key) => {
  expect(() => setup({ key })).toThrow(
    'ORDER_DESK_CODES is shorter than 32 characters, so codes could be guessed. Set the secret again and deploy the functions.',
  );
});
