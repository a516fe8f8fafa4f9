import { bootScript } from './boot/bootScript';
import { pageHtml, type PageParts } from './pageHtml';
import { styleBlock } from './styleBlock';

const base = '/releases/shell/1.0.0-0123456789ab/';
const remote = { release: '1.0.0-0123456789ab', entry: `${base}remoteEntry.js`, integrity: {} };
const main = { address: `${base}main.js`, integrity: 'sha384-bWFpbg==' };
const parts: PageParts = {
  scripts: [main],
  styles: [styleBlock(base, 'main.css', 'a{color:red}')],
  fonts: [{ address: `${base}figtree.woff2` }],
  releases: { products: remote, order: remote },
  content: '<h1>Home</h1>',
  head: '<title>Home</title>',
  year: 2026,
};

/** The elements of a page whose names matter to the order in which a browser draws. */
const order = (html: string, names: RegExp) => [...html.matchAll(names)].map(([it]) => it);

test('what drawing does not need comes after the content', () => {
  const html = pageHtml({ ...parts, structuredData: { name: 'Home' } });

  expect(order(html, /<style|<h1|<template|id="site-releases"|ld\+json/g)).toEqual([
    '<style',
    '<h1',
    '<template',
    'id="site-releases"',
    'ld+json',
  ]);
});

test('no text in a data block can end it', () => {
  const text = '</script><script>alert(1)</script>';
  const html = pageHtml({ ...parts, structuredData: { name: text } });
  const [, block = ''] = /ld\+json">(.*)<\/script>/.exec(html) ?? [];

  expect(JSON.parse(block)).toEqual({ name: text });
});

test('a page names an address for reports, and a database of its own, only where it has them', () => {
  const database = { projectId: 'company-staging', apiKey: 'key', appId: 'app' };

  // The boot script looks for the address.
  expect(pageHtml(parts).replace(bootScript, '')).not.toMatch(/data-visits|site-database/);
  const html = pageHtml({ ...parts, visits: 'https://reports.example/v', database });
  expect(html).toContain('<script data-visits="https://reports.example/v">');
  expect(html).toContain(
    `<script type="application/json" id="site-database">${JSON.stringify(database)}</script>`,
  );
});
