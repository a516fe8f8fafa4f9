import { collections, faultsOf } from './enquiry';
import { readReference } from './orderReference';
import { typedAddress, typedNumber, withLatinDigits } from './typedText';

const ADDRESS = 'asha@mail.example';
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
const invisible = [
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x206f),
  ...range(0xfe00, 0xfe0f),
  ...range(0xe0100, 0xe0103),
  ...['\u00ad', '\u061c', '\u180e', '\ufeff', '\u2028', '\u0000', '\ufff9', '\u3164'],
  ...['\u034f', '\ufffc', '\ufff0', '\u{1bca0}', '\u{e0001}', '\u{e0041}', '\u{e007f}'],
];

test.each(invisible.map((mark) => [mark.codePointAt(0)?.toString(16), mark]))(
  'an address with U+%s at its ends and inside is taken without it',
  (_code, mark) => {
    const typed = ` ${mark}${mark}as${mark}ha@${mark}mail.ex${mark}ample${mark} `;
    expect(typedAddress(typed)).toBe(ADDRESS);
  },
);

test.each([
  ['as it is', ADDRESS, ADDRESS],
  ['in capitals', 'Asha@Mail.Example', 'Asha@Mail.Example'],
  ['wide', 'ａｓｈａ＠ｍａｉｌ．ｅｘａｍｐｌｅ', ADDRESS],
  ['in Devanagari', 'asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['as its Punycode', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['with a label of letters with marks', 'asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['in Chinese', 'asha@例子。中国', 'asha@xn--fsqu00a.xn--fiqs8s'],
  ['in Arabic', 'asha@مثال.السعودية', 'asha@xn--mgbh0fb.xn--mgberp4a5d4ar'],
])('an address %s is stored', (_how, typed, stored) => {
  expect(typedAddress(typed)).toBe(stored);
  expect(faultsOf(collections.subscribers, { Email: stored })).toEqual([]);
});

test.each([
  'asha',
  'asha@mail',
  'asha@mail.e',
  'asha@mail.1a',
  'asha@xn--',
  'asha@मेल',
  'आशा@mail.example',
  'asha@bücher.example/x',
  'asha @mail.example',
  'asha@mail.example, ravi@mail.example',
])('%s is no address', (typed) => {
  expect(faultsOf(collections.subscribers, { Email: typedAddress(typed) })).not.toEqual([]);
});

test('digits of every script are 0 to 9', () => {
  expect(withLatinDigits('०१२३४५६७८९ ০৯ ٠٩ ۰۹ 𝟎𝟗𝟘𝟡 a1')).toBe('0123456789 09 09 09 0909 a1');
  expect(typedNumber(' +९१ ९८७६५-४३२१०\u200e')).toBe('+919876543210');
  expect(typedNumber('＋９１（９８７６５）４３２１０')).toBe('+919876543210');
});

test.each([
  'CI-7KQ2-9XPD',
  'ci-7kq2-9xpd',
  'ci 7kq2 9xpd',
  'CI7KQ29XPD',
  ' 7kq2–9xpd\u200b',
  'ＣＩ－７ＫＱ２－９ＸＰＤ',
  '“CI‑7KQ2‑9XPD”.',
])('%s is a reference', (text) => {
  expect(readReference(text)).toBe('CI-7KQ2-9XPD');
});

test.each(['', 'CI-7KQ2', 'CI-7KQ2-9XPA', 'XX-7KQ2-9XPD', 'asha@mail.example'])(
  '%j is none',
  (text) => {
    expect(readReference(text)).toBeUndefined();
  },
);
