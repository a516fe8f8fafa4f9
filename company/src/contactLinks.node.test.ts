import { callHref, chatHref, mailHref } from './contactLinks';

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
