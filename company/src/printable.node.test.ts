import { printable } from './printable';

test.each([
  ['\u001b[31mred', '␛[31mred'],
  ['a\tb\r\nc\u0000', 'a␉b␍␊c␀'],
  ['\u007f\u009b31m', '\ufffd\ufffd31m'],
  ['\u202egpj.exe\u2028', '\ufffdgpj.exe\ufffd'],
  ['\ud800', '\ufffd'],
])('%j is shown as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

test.each(['Asha Rao', 'José', 'ক্\u200dষ', '😀', '👩\u200d🔬'])('%s stays as it is', (text) => {
  expect(printable(text)).toBe(text);
});
