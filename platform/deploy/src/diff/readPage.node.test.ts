import { linkedPaths, readPage } from './readPage';

const inPage = (body: string, head = '') =>
  readPage(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`).lines;

const told = (heading: string, ...[body, head]: Parameters<typeof inPage>) =>
  inPage(body, head)
    .filter((line) => line.heading === heading)
    .map(({ text }) => text);

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
])('the texts of %s', (body, texts) => expect(told('texts', body)).toEqual(texts));

test('a text has the owner of its region', () => {
  const lines = inPage(
    '<main data-owner="shell"><div data-owner="products"><h2>When</h2></div><p>after</p></main>',
  );
  expect(lines.filter(({ heading }) => heading === 'texts')).toEqual([
    { heading: 'texts', text: 'When', owner: 'products' },
    { heading: 'texts', text: 'after', owner: 'shell' },
  ]);
});

test('structured data is read value by value, also what is not valid', () => {
  const block = (text: string) => `<script type="application/ld+json">${text}</script>`;
  const graph = '{"@graph":[{"@type":"Drug","warning":["a","b"]}]}';

  expect(told('structured data', block(graph))).toEqual(
    expect.arrayContaining(['"@type": "Drug",', '"a",', '"b"']),
  );
  expect(told('structured data', block('{"name":'))).toEqual(['{"name":']);
});

test('nothing names a release', () => {
  const lines = inPage(
    '<img src="/releases/remote-order/1.0.0-0123456789ab/a.webp" alt="">',
    '<link rel="icon" href="/releases/shell/1.0.0-0123456789ab/icon.svg">',
  );
  expect(JSON.stringify(lines)).not.toContain('1.0.0');
  expect(lines).toContainEqual({
    ...{ heading: 'markup', text: '<img src="remote-order/a.webp">', owner: 'shell' },
  });
});

test('links on the same site are followed, files and other sites are not', () => {
  const html =
    '<a href="/a#b">a</a><a class="x" href="/c?d">c</a><a href="//e">e</a><a href="/f.pdf">f</a>';
  expect(linkedPaths(html)).toEqual(['/a', '/c']);
});
