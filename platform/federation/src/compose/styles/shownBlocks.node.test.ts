import { styleBlock } from '../../page/styleBlock';
import { shownBlocks } from './shownBlocks';

const block = (application: string, text: string) =>
  styleBlock(`/releases/${application}/1.0.0-0123456789ab/`, 'home.css', text);

const home = block(
  'shell',
  '@layer shell{.shell-n-1>svg{inline-size:.5em}@media (width>48em){.shell-n-2:hover{color:red}}}',
);

test.each([
  ['<p class="shell-n-1">', true],
  ['<p class="shell-k-0 shell-n-2">', true],
  ['<p class="shell-k-0">0.5em of svg in shell</p>', false],
  ['<p data-place="shell-n-1" class="shell-n-10">shell-n-2</p>', false],
  ['', false],
])('of %s: %s', (html, isShown) => {
  expect([...shownBlocks(html, [], [home])]).toEqual(isShown ? [home] : []);
});

describe('the rules of a shared component', () => {
  const picture = '._k3f90{inline-size:1em}';
  const [page, cards, form] = [
    block('shell', '.s0{}'),
    block('remote-products', `.p1{}${picture}`),
    block('remote-order', `${picture}.o1{}`),
  ] as const;
  const shown = (html: string, present = [page]) => [...shownBlocks(html, present, [cards, form])];

  test('are needed once, where the page shows more of the same block', () => {
    expect(shown('<p class="o1"><img class="_k3f90">')).toEqual([form]);
    expect(shown('<p class="p1 o1"><img class="_k3f90">')).toEqual([cards, form]);
    expect(shown('<img class="_k3f90">')).toEqual([cards]);
  });

  test('are not needed where the page has them anyway', () => {
    expect(shown('<img class="_k3f90">', [block('shell', picture)])).toEqual([]);
  });
});
