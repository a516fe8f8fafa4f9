import { axe } from 'jest-axe';
import { inboxPage } from './inboxPage';

const mail = {
  subject: 'New order enquiry CI-7KQ2-9XPD · नया ऑर्डर CI-7KQ2-9XPD',
  to: ['orders@shop.test'],
  date: new Date('2026-11-20T06:30:00Z'),
  text: 'Open it: https://desk.shop.test/enquiries/CI-7KQ2-9XPD\n\n* * *\n\nइसे खोलें।\n',
};

function show(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.replaceWith(document.importNode(page.documentElement, true));
}

test.each([
  ['without a mail', 0, true],
  ['with some', 2, true],
  ['without those for sign-in', 2, false],
])('the page %s has no fault that axe knows', async (_, count, hasSignIn) => {
  show(
    inboxPage(
      Array.from({ length: count }, () => mail),
      count,
      '/data/mails',
      hasSignIn,
    ),
  );
  const { violations } = await axe(document.documentElement);

  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('each language is marked as such', () => {
  show(inboxPage([mail], 1, '/data/mails', true));

  const texts = [...document.querySelectorAll('.text')].map((it) => it.getAttribute('lang'));
  expect(texts).toEqual(['en', 'hi']);
  expect(document.querySelector('article a')?.getAttribute('href')).toBe(
    'https://desk.shop.test/enquiries/CI-7KQ2-9XPD',
  );
});
