import { brandChatHref, callHref, chatHref, mailHref } from './contactLinks';

test('what is no digit reaches no number', () => {
  expect(callHref('+91 98765-43210')).toBe('tel:+919876543210');
  expect(callHref('112;phone-context=x?y')).toBe('tel:112');
  expect(chatHref('+91 98765 43210?text=x')).toBe('https://wa.me/919876543210');
});

test('what is filled in stays a text', () => {
  const text = 'नमस्ते & a=b?c#d+e';
  for (const href of [chatHref('+919876543210', text), brandChatHref(text)]) {
    expect([...new URL(href).searchParams]).toEqual([['text', text]]);
    expect(href).not.toContain('+');
  }
  expect([...new URL(mailHref('a@x.co', 'S', text)).searchParams]).toEqual([
    ['subject', 'S'],
    ['body', text],
  ]);
});
