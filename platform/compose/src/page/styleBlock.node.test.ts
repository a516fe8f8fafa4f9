import { styleBlock } from './styleBlock';

const base = '/releases/shell/1.0.0-0123456789ab/';

test('addresses relative to the sheet lead to the files of its release, others stay', () => {
  const sheet =
    'a{src:url(figtree.1.woff2) format("woff2")}b{mask:url("x.svg")}c{background:url(data:image/png;base64,AA==)}' +
    'd{filter:url(#grain)}e{background:url(/og/home.png)}';

  expect(styleBlock(base, 'main.css', sheet).text).toBe(
    `a{src:url(${base}figtree.1.woff2) format("woff2")}b{mask:url("${base}x.svg")}` +
      'c{background:url(data:image/png;base64,AA==)}d{filter:url(#grain)}e{background:url(/og/home.png)}',
  );
});

test('a sheet that would end its block is refused', () => {
  expect(() => styleBlock(base, 'main.css', 'a::after{content:"</style>"}')).toThrow(
    `${base}main.css holds what ends a style block.`,
  );
});
