import { testSettings } from '../../testing/testSettings';
import { composeDigest, composeNotice } from './composeMail';

const settings = testSettings();
const at = new Date('2026-11-20T06:30:00Z');
const id = 'aB3dE6gH9jK2mN5pQ8sT';
const about = { reference: 'CI-7KQ2-9XPD', product: 'Cirvena-Forte', receivedAt: at };

test('a notice says reference, product and link, in each language of its recipients', () => {
  const { subject, text, to } = composeNotice(id, about, 0, at, settings);

  expect(to).toEqual(['orders@shop.test']);
  expect(subject).toMatch(/^New order enquiry CI-7KQ2-9XPD: Cirvena Forte · .*[\u0900-\u097f]/);
  const [english, hindi] = text.split('* * *');
  expect(hindi).toMatch(/[\u0900-\u097f]/);
  expect(english).not.toMatch(/[\u0900-\u097f]/);
  for (const part of [english, hindi]) {
    expect(part).toContain('CI-7KQ2-9XPD');
    expect(part).toContain('Cirvena Forte');
    expect(part).toContain('https://desk.shop.test/enquiries/CI-7KQ2-9XPD');
    expect(part).not.toMatch(/[{}]/);
  }
});

test('an escalation goes to others and follows on the notice, which was sent before', () => {
  const notice = composeNotice(id, about, 0, at, settings);
  const later = new Date(+at + 30 * 60_000);
  const notices = { level0: { state: 'sent', at, sentAt: at } } as const;
  const escalation = composeNotice(id, { ...about, notices }, 1, later, settings);

  expect(escalation.to).toEqual(['sales@shop.test']);
  expect(escalation.name).not.toBe(notice.name);
  expect(escalation.follows).toBe(notice.name);
  expect(escalation.subject).toContain('Not taken yet');
  expect(escalation.text).not.toMatch(/[\u0900-\u097f]/);
  // One that was told in a digest has no mail to follow on.
  expect(composeNotice(id, about, 1, later, settings).follows).toBeUndefined();
});

test('an order whose record is made again is told in a mail of its own, which no program hides', () => {
  const first = composeNotice(id, about, 0, at, settings);
  const again = composeNotice(id, about, 0, new Date(+at + 1), settings);

  expect(again.name).not.toBe(first.name);
});

test('a product that nobody knows is not repeated', () => {
  const strange = { ...about, product: 'Asha Rao\r\nBcc: asha@example.com' };
  const { subject, text } = composeNotice(id, strange, 0, at, settings);

  expect(`${subject}${text}`).not.toMatch(/Asha|Bcc|asha@/);
});

test('a digest lists some and counts the rest', () => {
  const { subject, text } = composeDigest(
    'level0',
    at,
    { first: [about], count: 250 },
    0,
    settings,
  );

  expect(subject).toContain('New order enquiries: 250');
  expect(text).toContain('CI-7KQ2-9XPD');
  expect(text).toContain('Not listed here: 249');
});

test('the daily digest says how many are open, also when none is', () => {
  const { subject, text } = composeDigest('daily', at, { first: [], count: 0 }, 3, settings);

  expect(subject).toBe('Order enquiries today: 0 not opened, 3 in progress');
  expect(text).toContain('Every order enquiry has been opened.');
  expect(text).not.toContain('Not listed');
});

test('the daily digest lists what was opened without an outcome, and whose promised call is due', () => {
  const some = (count: number) => ({ first: [about], count });
  const open = { held: some(1), due: some(3) };
  const { text } = composeDigest(
    ...(['daily', at, { first: [], count: 0 }, 3, settings, open] as const),
  );

  expect(text).toContain('Every order enquiry has been opened.');
  expect(text).toMatch(/Opened or taken[^]*CI-7KQ2-9XPD[^]*their call is due/);
  expect(text).toMatch(/their call is due[^]*CI-7KQ2-9XPD[^]*Not listed here: 2/);
});

test.each([
  ['2027-10-02T18:29:59Z', false],
  ['2027-10-02T18:30:00Z', true],
])('at %s the daily digest says that no holiday is to come: %s', (time, isSaid) => {
  const date = new Date(time);
  const none = { first: [], count: 0 };
  const textIn = (holidays: string[], name: 'daily' | 'level0' = 'daily') =>
    composeDigest(name, date, none, 0, testSettings({ holidays })).text;

  const said = /No public holiday is set/;
  expect(said.test(textIn(['2027-10-02', '2027-08-15']))).toBe(isSaid);
  expect(textIn(['2027-10-02'], 'level0')).not.toMatch(said);
  // Of who has never set one, none is missing.
  expect(textIn([])).not.toMatch(said);
});
