import { readFileSync } from 'node:fs';
import { themeColours } from '@site/compose/page/metadataElements';
import { transform } from 'lightningcss';
import { sharedStyles } from './sharedStyles';

/** A colour as the oldest browsers read it. */
function toHex(colour: string): string | undefined {
  const code = Buffer.from(`a{color:${colour}}`);
  const css = transform({ filename: 'a.css', code, targets: { chrome: 60 << 16 } }).code;
  const [, digits = ''] = /#([0-9a-f]+)/.exec(css.toString()) ?? [];
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

test('the browser’s frame has the colour of the header', () => {
  const tokens = readFileSync(sharedStyles.tokens, 'utf8');
  const [, light = '', dark = ''] =
    /--site-card: light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/.exec(tokens) ?? [];
  expect({ light: toHex(light), dark: toHex(dark) }).toEqual(themeColours);
});
