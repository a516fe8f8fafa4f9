import { MARK, takeStyles } from './pageStyles';

const files: Record<string, string> = {
  '/releases/shell/1/main.css': '@font-face{src:url(font.woff2)}a{color:red}',
  '/releases/order/1/form.css': 'b{background:url("data:image/png,x")}',
};
const read = (address: string) => files[address] ?? '';

test('linked styles and those in the page become one text, each once, in their order', () => {
  const html =
    '<head><link rel="stylesheet" href="/releases/shell/1/main.css" data-href="main.css">' +
    '<link rel="stylesheet" href="/releases/order/1/form.css">' +
    '<link href="/releases/order/1/form.css" rel="stylesheet"><style data-href="x.css">i{top:0}</style></head>';

  const { html: rest, css } = takeStyles(html, '/buy-now', read);

  expect(rest).toBe(`<head>${MARK}</head>`);
  expect(css.split('\n')).toEqual([
    '@font-face{src:url(/releases/shell/1/font.woff2)}a{color:red}',
    'b{background:url("data:image/png,x")}',
    'i{top:0}',
  ]);
});

test('a style for one medium stays in it', () => {
  const { css } = takeStyles('<style media="print">a{top:0}</style>', '/', read);

  expect(css).toBe('@media print{a{top:0}}');
});

test('a linked sheet for paper stays where it is, as drawing does not wait for it', () => {
  const link = '<link rel="stylesheet" media="print" href="/releases/shell/1/print.css">';

  expect(takeStyles(link, '/', read)).toEqual({ html: link, css: '' });
});
