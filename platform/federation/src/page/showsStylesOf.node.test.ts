import { classesIn, showsStylesOf } from './showsStylesOf';
import { styleBlock } from './styleBlock';

const block = styleBlock(
  '/releases/shell/1.0.0-0123456789ab/',
  'home.css',
  '@layer shell{.shell-n-1>svg{inline-size:.5em}@media (width>48em){.shell-n-2:hover{color:red}}}',
);

test.each([
  ['<p class="shell-n-1">', true],
  ['<p class="shell-k-0 shell-n-2">', true],
  ['<p class="shell-k-0">0.5em of svg in shell</p>', false],
  ['<p data-place="shell-n-1" class="shell-n-10">shell-n-2</p>', false],
  ['', false],
])('of %s: %s', (html, isShown) => {
  expect(showsStylesOf(block, classesIn(html))).toBe(isShown);
});
