import { toSearchText } from './searchKey';

test.each([
  [' ASHA\u3000 Rao\u200b', 'asha rao'],
  ['Asha@Mail.Example', 'asha@mail.example'],
  ['ａｓｈａ@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['+९१ ९८७६५', '+91 98765'],
])('%j is compared as %s', (typed, text) => {
  expect(toSearchText(typed)).toBe(text);
});
