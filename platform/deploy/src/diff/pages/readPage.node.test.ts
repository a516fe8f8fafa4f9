import { readPage } from './readPage';

const inPage = (body: string, head = '') =>
  readPage(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`);

const textsIn = (body: string) => inPage(body).texts.map(({ text }) => text);

test.each([
  ['<p>One <b>line</b>, in <em>part</em>s.</p>', ['One line, in parts.']],
  ['<ul><li>one</li><li>two</li></ul>', ['one', 'two']],
  ['<nav><a href="/a">A</a><a href="/b">B</a></nav>', ['A B']],
  ['<p>See <a href="/a">this</a>.</p>', ['See this.']],
  ['<img alt="a drawing"><input placeholder="Name">', ['a drawing', 'Name']],
  ['<p>5 &lt; 6 &amp; 7</p>', ['5 < 6 & 7']],
  ['<template><p>no</p></template><script>no()</script><style>no{}</style>', []],
  ['<svg><title>a chart</title></svg>', ['a chart']],
  ['<noscript><p>Call us.</p></noscript>', ['Call us.']],
])('the texts of %s', (body, texts) => expect(textsIn(body)).toEqual(texts));

test('a text has the owner of its region and the section that it is in', () => {
  const { texts } = inPage(
    '<main data-owner="shell"><div data-owner="remote-products"><section id="indications"><h2>When</h2></section></div><p>after</p></main>',
  );

  expect(texts).toEqual([
    { text: 'When', owner: 'remote-products', section: 'indications' },
    { text: 'after', owner: 'shell', section: undefined },
  ]);
});

test('structured data is read value by value, also what is not valid', () => {
  const block = (text: string) => `<script type="application/ld+json">${text}</script>`;
  const valuesOf = (text: string) =>
    inPage(block(text)).structuredData.map(({ name, value }) => `${name}: ${value}`);

  expect(valuesOf('{"@graph":[{"@type":"Drug","warning":["a","b"]}]}')).toEqual([
    'Drug.@type: Drug',
    'Drug.warning: a',
    'Drug.warning: b',
  ]);
  expect(valuesOf('{"name":')).toEqual([': {"name":']);
});

test('nothing names a release', () => {
  const page = inPage(
    '<img src="/releases/remote-order/1.0.0-0123456789ab/a.01234567.webp" alt="">',
    '<style data-base="/releases/shell/1.0.0-0123456789ab/" data-href="page.89abcdef.css">a{}</style><link rel="icon" href="/releases/shell/1.0.0-0123456789ab/icon.svg">',
  );

  expect(JSON.stringify(page)).not.toContain('1.0.0');
  expect(page.pictures).toEqual([
    { name: 'img src', value: 'remote-order/a.01234567.webp', owner: 'shell' },
  ]);
  expect(page.styles).toEqual([{ name: 'shell/page.css', text: 'a{}', owner: 'shell' }]);
});
