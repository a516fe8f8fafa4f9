import { usedStyles, withoutStates } from './usedStyles';

const there = ['a', '.menu', 'nav :is(.menu)'];
const matches = async (selectors: readonly string[]) => selectors.map((it) => there.includes(it));

test.each([
  [
    'rules without an element go, and blocks that are empty then',
    'a{top:0}.no{top:1}@media (width>9px){.no{top:2}}',
    'a{top:0}',
  ],
  ['one selector of several stays', 'a,.no{top:0}', 'a{top:0}'],
  [
    'the order of layers stays',
    '@layer x, y;@layer x{a{top:0}.no{top:0}}',
    '@layer x, y;@layer x{a{top:0}}',
  ],
  [
    'states of what is there stay',
    'a:hover{top:0}.menu::before{top:1}',
    'a:hover{top:0}.menu::before{top:1}',
  ],
  [
    'nested rules are read with those around them',
    '.menu{nav &{top:0}.no{top:1}}',
    '.menu{nav &{top:0}}',
  ],
  ['styles for print go', '@media print{a{top:0}}', ''],
  [
    'animations and fonts stay where something names them',
    '@keyframes run{to{top:1px}}@keyframes no{to{top:2px}}@font-face{font-family:"F";src:url(/f)}a{animation:run 1s}',
    '@keyframes run{to{top:1px}}a{animation:run 1s}',
  ],
])('%s', async (_case, css, used) => {
  expect(await usedStyles(css, matches)).toBe(used);
});

test('a selector that is all state stands for any element', () => {
  expect(withoutStates('::selection')).toBe('*');
});
