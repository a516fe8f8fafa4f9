import { expectFirstPart } from './firstPart';

const footer = '<footer><section id="contact"></section></footer>';

test.each([
  [`<main><h1>First</h1><section class="a" id="products"></section></main>${footer}`, 'products'],
  [
    `<main><section id="overview"><h1>First</h1></section><section id="use"></section></main>${footer}`,
    'use',
  ],
  [`<main><section></section></main>${footer}`, 'site-menu'],
  [footer, 'site-menu'],
])('of %s a browser waits for "%s"', (html, id) => {
  expect(expectFirstPart(html)).toBe(`<link rel="expect" href="#${id}" blocking="render"/>`);
});
