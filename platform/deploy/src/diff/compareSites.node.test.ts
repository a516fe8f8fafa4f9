import { SCRIPTS_ID } from '@site/contracts/boot';
import { compareSites } from './compareSites';
import { emptySite, type ShownSite } from './shownSite';

const page = (body: string) => `<!doctype html><html lang="en"><body>${body}</body></html>`;

const siteOf = (pages: Record<string, string>, files: Record<string, string> = {}): ShownSite => ({
  ...emptySite,
  pages: async () => Object.keys(pages),
  page: async (path) =>
    pages[path] === undefined ? undefined : { html: page(pages[path]), headers: {} },
  file: async (path) => (files[path] === undefined ? undefined : Buffer.from(files[path])),
});

const changes = async (before: string, after: string) =>
  (await compareSites(siteOf({ '/': before }), siteOf({ '/': after }))).pages.flatMap(
    (it) => it.changes,
  );

const texts = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('');
const text = { heading: 'texts', owners: ['shell'] };

test.each([
  ['nothing', texts('a', 'b'), texts('a', 'b'), []],
  ['an addition', texts('a', 'b'), texts('a', 'x', 'b'), [{ after: 'x' }]],
  ['a removal', texts('a', 'b'), texts('b'), [{ before: 'a' }]],
  ['other words', texts('one', 'b'), texts('two', 'b'), [{ before: 'one', after: 'two' }]],
  [
    'a new line beside another',
    texts('a', 'b'),
    texts('x', 'y', 'b'),
    [{ before: 'a', after: 'x\ny' }],
  ],
])('%s', async (_, before, after, expected) => {
  const found = (await changes(before, after)).filter(({ heading }) => heading === 'texts');
  expect(found).toEqual(expected.map((it) => ({ ...text, ...it })));
});

test('links, pictures, attributes and data are told under their headings', async () => {
  const [link, picture, look] = await changes(
    '<a href="/a">x</a><img src="/a.png" alt="">',
    '<a href="/b" rel="nofollow">x</a><img src="/b.png" alt="" class="wide">',
  );
  expect(link).toMatchObject({ heading: 'links', before: '/a', after: '/b rel=nofollow' });
  expect(picture).toMatchObject({ heading: 'pictures', before: '/a.png', after: '/b.png' });
  expect(look).toMatchObject({ heading: 'look', after: '<img class="wide">' });
});

test('files that pages name are compared, and pages of one side are told', async () => {
  const card = '<meta property="og:image" content="https://site.example/og/a.png">';
  const { pages, everywhere } = await compareSites(
    siteOf({ '/': card, '/old': '<p>gone</p>' }, { '/og/a.png': 'one', '/robots.txt': 'Allow' }),
    siteOf({ '/': card }, { '/og/a.png': 'others', '/robots.txt': 'Disallow' }),
  );
  expect(pages).toEqual([
    expect.objectContaining({
      path: '/old',
      state: 'removed',
      changes: [{ ...text, before: 'gone' }],
    }),
  ]);
  expect(everywhere.map(({ before }) => before)).toEqual([
    expect.stringMatching(/^\/og\/a\.png: 3 bytes/),
    '/robots.txt: Allow',
  ]);
});

const FORMS = '/releases/remote-order/1.0.0-0123456789ab/forms.js';

/** A site whose page shows the same whatever its one script does. */
const scripted = (script: string) =>
  siteOf(
    {
      '/': `<template id="${SCRIPTS_ID}"><script src="${FORMS}" integrity="${script}"></script></template>`,
    },
    { [FORMS]: script },
  );

test('a script that changes is told though pages look alike', async () => {
  const { pages, everywhere } = await compareSites(scripted('keep()'), scripted('send()'));

  expect(pages).toEqual([]);
  expect(everywhere).toMatchObject([
    { heading: 'scripts', owners: ['remote-order'], after: 'remote-order/forms.js' },
  ]);
});
