import { readCommandLine, readNumber } from './readCommandLine';

const options = {
  port: { value: 'NUMBER', help: '' },
  only: { value: 'NAME', help: '', isList: true },
  check: { help: '' },
};
const read = (...args: string[]) => readCommandLine(args, options);

test('options are read, and a list collects its values', () => {
  expect(read('--port', '80', '--only=a', '--only', 'b', '--check').values).toEqual({
    port: '80',
    only: ['a', 'b'],
    check: true,
  });
  expect(readCommandLine(['a', '--check', 'b'], options, { takesWords: true }).words).toEqual([
    'a',
    'b',
  ]);
});

test.each([
  [['--prot', '80'], 'Unexpected argument "--prot".'],
  [['-p'], 'Unexpected argument "-p".'],
  [['--__proto__'], 'Unexpected argument "--__proto__".'],
  [['now'], 'Unexpected argument "now".'],
  [['--port'], '--port needs a value: --port NUMBER.'],
  [['--port', '--check'], '--port needs a value: --port NUMBER.'],
  [['--port='], '--port needs a value: --port NUMBER.'],
  [['--check=yes'], '--check takes no value.'],
])('%j is refused', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});

test.each([
  ['x', 'Invalid --port "x" (expected a whole number, 0 to 65535).'],
  ['1.5', 'Invalid --port "1.5" (expected a whole number, 0 to 65535).'],
  ['65536', 'Invalid --port "65536" (expected a whole number, 0 to 65535).'],
])('the number %s is refused', (given, message) => {
  const bounds = { otherwise: 1, least: 0, most: 65_535 };
  expect(() => readNumber('port', given, bounds)).toThrow(message);
});
