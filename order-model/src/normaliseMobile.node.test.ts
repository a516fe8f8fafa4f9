import { normaliseMobile } from './normaliseMobile';

test.each([
  ['ten digits that begin like a prefix', '9198765432', '9198765432'],
  ['ten digits that begin with a zero', '0987654321', '0987654321'],
  ['+91 and spaces', ' +91 98765 43210 ', '9876543210'],
  ['+91 in parentheses and hyphens', '(+91) 98765-43210', '9876543210'],
  ['0091', '00919876543210', '9876543210'],
  ['91 before ten digits', '919876543210', '9876543210'],
  ['a trunk zero', '09876543210', '9876543210'],
  ['+91 and a trunk zero', '+91 (0) 98765 43210', '9876543210'],
  ['91 behind one zero', '0919876543210', '9876543210'],
  ['91 and a trunk zero', '91 09876543210', '9876543210'],
  ['a no-break space and an en dash', '98765\u00a0432\u201310', '9876543210'],
  ['marks of writing direction', '\u202a+91 98765 43210\u202c', '9876543210'],
  ['digits of several scripts', '٩٨৭৬۵४３２1߀', '9876543210'],
  ['digits with a frame, as an emoji keyboard has them', '9\ufe0f\u20e3876543210', '9876543210'],
])('%s', (_how, typed, stored) => {
  expect(normaliseMobile(typed)).toBe(stored);
});

test.each([
  ['letters', '98765abcde', '98765abcde'],
  ['another country', '+44 7700 900123', '+447700900123'],
  ['91 before too few digits', '91987654321', '91987654321'],
  ['a zero before too many digits', '098765432101', '098765432101'],
  ['+91 before too many digits', '+91 98765 432101', '98765432101'],
  ['two zeros behind +91', '+91009876543210', '009876543210'],
])('left for validation: %s', (_how, typed, given) => {
  expect(normaliseMobile(typed)).toBe(given);
});
