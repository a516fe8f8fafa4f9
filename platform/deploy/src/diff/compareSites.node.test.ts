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

test('links, pictures and attributes are told as markup', async () => {
  const [link, picture, ...others] = await changes(
    '<a href="/a">x</a><img src="/a.png" alt="">',
    '<a href="/b" rel="nofollow">x</a><img src="/b.png" alt="" class="wide">',
  );
  const heading = 'markup';
  expect(link).toMatchObject({
    heading,
    before: '<a href="/a">',
    after: '<a href="/b" rel="nofollow">',
  });
  expect(picture).toMatchObject({ heading, after: '<img src="/b.png" class="wide">' });
  expect(others).toEqual([]);
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

/** A site with a page that shows a text and has one script. */
const scripted = (script: string, shown: string) =>
  siteOf(
    {
      '/': `<p>${shown}</p><template id="${SCRIPTS_ID}"><script src="${FORMS}" integrity="${script.length}"></script></template>`,
    },
    { [FORMS]: script },
  );

test('a message that scripts hold alone is told, and a text that the page shows is not told twice', async () => {
  const { everywhere } = await compareSites(
    scripted(
      `const a={saved:"Order received",key:"order-form"};b("Two packs of {name}")`,
      'Two packs of Forte',
    ),
    scripted(
      `const a=JSON.parse('{"saved":"Order received, thank you","key":"orders-form"}');b("Three packs of {name}")`,
      'Three packs of Forte',
    ),
  );
  expect(everywhere.filter(({ heading }) => heading === 'texts')).toEqual([
    {
      heading: 'texts',
      owners: ['order'],
      before: 'Order received',
      after: 'Order received, thank you',
    },
  ]);
});

test('a script that was built anew with the same texts says nothing new', async () => {
  const { everywhere } = await compareSites(
    scripted(`a("Keep it");b("Send now")`, ''),
    scripted(`b("Send now");c("Keep it"); `, ''),
  );
  expect(everywhere.map(({ heading }) => heading)).toEqual(['scripts']);
});
