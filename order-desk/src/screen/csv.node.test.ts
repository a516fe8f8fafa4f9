import { toCsv } from './csv';

test('values are quoted where they must be, and none is a formula', () => {
  expect(
    toCsv([
      ['a', 1],
      ['x, "y"\nz', -2],
      ['=1+1', '@x'],
      ['-5', '+91'],
    ]),
  ).toBe('\ufeffa,1\r\n"x, ""y""\nz",-2\r\n\'=1+1,\'@x\r\n\'-5,\'+91\r\n');
});
