import { refuseUnfinished } from './renderPages';

test.each([
  ['<div><template id="B:0"></template></div>', 'still loading'],
  ['<p>x</p><script>$RC()</script>', 'inline script'],
  ['<li class="slide" style="width:1px">', 'inline style'],
  ['<!--$!--><p>fallback</p><!--/$-->', 'failed'],
  ['<div aria-busy="true"></div>', 'placeholder'],
])('%s is refused', (html, reason) => {
  expect(() => refuseUnfinished('/buy-now', html, ['shell 1.0.0'])).toThrow(reason);
  expect(() => refuseUnfinished('/buy-now', html, ['shell 1.0.0', 'order 1.2.0'])).toThrow(
    /^\/buy-now .* \(shell 1\.0\.0, order 1\.2\.0\), so nothing was published\.$/,
  );
});

test('whole content passes', () => {
  expect(() =>
    refuseUnfinished('/', '<!--$--><p class="style">style="quoted"</p><!--/$-->', []),
  ).not.toThrow();
});
