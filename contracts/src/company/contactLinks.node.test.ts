import { limits, patterns } from '../enquiries/enquiry';
import { callHref, chatHref, mailHref } from './contactLinks';

const hostile = [
  'sales?bcc=x%40evil.test&body=Pay%20to%20UPI@x.co',
  'sales%40shop.test?cc=y@x.co',
  'a&to=b@x.co',
  "a#b/c=d'e+f{g}|h~i^j`k!l$m*n@x-y.co",
];

test.each([...hostile, 'asha.rao+forte@mail.example'])(
  'a mail to %s goes there alone, with the subject that was given',
  (email) => {
    expect(email).toMatch(patterns.email);
    expect(email.length).toBeLessThan(limits.emailMax);
    const { pathname, search, hash } = new URL(mailHref(email, 'Your enquiry? CI-7KQ2 & more'));
    const [name = '', host = '', ...others] = pathname.split('@');

    expect([decodeURIComponent(name), host]).toEqual(email.split('@'));
    expect(others).toEqual([]);
    expect([...new URLSearchParams(search)]).toEqual([['subject', 'Your enquiry? CI-7KQ2 & more']]);
    expect(hash).toBe('');
  },
);

test('what is no digit reaches no number', () => {
  expect(callHref('+91 98765-43210')).toBe('tel:+919876543210');
  expect(callHref('112;phone-context=x?y')).toBe('tel:112');
  expect(chatHref('+91 98765 43210?text=x')).toBe('https://wa.me/919876543210');
});

test('what is filled in stays a text', () => {
  const text = 'नमस्ते & a=b?c#d';
  const chat = new URL(chatHref('+919876543210', text));
  expect([...chat.searchParams]).toEqual([['text', text]]);
  expect([...new URL(mailHref('a@x.co', 'S', text)).searchParams]).toEqual([
    ['subject', 'S'],
    ['body', text],
  ]);
});
