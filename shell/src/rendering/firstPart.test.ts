import { expectFirstPart } from './firstPart';

const footer = '<footer><section id="contact"></section></footer>';

test.each([
  [`<main><p>First.</p><section class="a" id="overview"></section></main>${footer}`, 'overview'],
  [`<main><section></section></main>${footer}`, 'site-menu'],
  [footer, 'site-menu'],
])('of %s a browser waits for "%s"', (html, id) => {
  expect(expectFirstPart(html)).toBe(`<link rel="expect" href="#${id}" blocking="render"/>`);
});
