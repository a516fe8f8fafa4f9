import { layerStyles } from './layerStyles';

const layered = (text: string) => layerStyles(text, 'adopted.weather', 'weather.css');

test.each([
  '[hidden] { display: none !important }',
  '* { animation: none !important }',
  'a:hover, .own { color: red !important }',
  'button:not(.own) { color: red !important }',
  'a[href=".own"] { color: red !important }',
  '@media (prefers-reduced-motion) { *, ::before { animation: none !important } }',
  'header { & a { color: red !important } }',
  ':is(.own, main) { color: red !important }',
  'main:has(.own) li { color: red !important }',
])('“%s” would win over the site in a layer: it is no longer important', (text) => {
  const { text: sheet, weakened } = layered(text);
  expect(sheet).toMatch(/^@layer adopted\.weather \{/);
  expect(sheet).not.toContain('important');
  expect(weakened).toHaveLength(1);
});

test.each([
  '.own { display: none !important }',
  '#own a { color: red !important }',
  '.own { & a { color: red !important } }',
  'a { color: red }',
  String.raw`.\!hidden { display: none !important }`,
  String.raw`.\32xl\:p-0 { padding: 0 !important }`,
  '.कार्ड { color: red !important }',
  ':where(.own, #own a) p { color: red !important }',
  '@keyframes own { from { color: red !important } 50% { color: green } }',
])('“%s” stays as it is', (text) => {
  const { text: sheet, weakened } = layered(text);
  expect(sheet).toContain(text);
  expect(weakened).toEqual([]);
});

test('a sheet that imports others is refused', () => {
  expect(() => layered('@import "other.css";')).toThrow(/^weather\.css imports other styles\./);
});
