import { readFileSync } from 'node:fs';
import { themeColours } from '@site/compose/pages';
import { sharedStyles } from './sharedStyles';

/** A colour of the tokens as sRGB (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function toHex([l = 0, c = 0, h = 0]: number[]): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as [number, number, number];
  const linear = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  const bytes = linear.map((channel) =>
    Math.round(
      255 * (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055),
    ),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

test('the browser’s frame has the colour of the header', () => {
  const tokens = readFileSync(sharedStyles.tokens, 'utf8');
  const [, light = '', dark = ''] =
    /--site-card: light-dark\(oklch\(([^)]*)\), oklch\(([^)]*)\)\)/.exec(tokens) ?? [];
  const numbers = (text: string) => text.split(' ').map(Number);
  expect(toHex(numbers(light))).toBe(themeColours.light);
  expect(toHex(numbers(dark))).toBe(themeColours.dark);
});
