import { compareSites } from './compareSites';
import { emptySite, type ServedSite } from './servedSite';

const [OLD, NEW] = ['1.0.0-0123456789ab', '1.1.0-0123456789ab'];

interface Site {
  pages?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, string>>;
  order?: string;
}

const siteOf = ({ pages = { '/': '' }, headers = {}, files = {}, order }: Site): ServedSite => ({
  ...emptySite,
  pages: async () => Object.keys(pages),
  page: async (path) => (pages[path] === undefined ? undefined : { html: pages[path], headers }),
  file: async (path) => (files[path] === undefined ? undefined : Buffer.from(files[path])),
  releases: async () => (order === undefined ? {} : { order }),
});

/** What a release of the order remote publishes. */
function released(
  order: string,
  text: string,
  scripts: Readonly<Record<string, string>> = {},
): Site {
  const folder = `/releases/remote-order/${order}/`;
  const own = { en: [{ file: 'remote-order/content/a.json', line: 3, path: 'saved', text }] };
  const integrity = Object.entries(scripts).map(([file, hash]) => [folder + file, hash]);
  return {
    order,
    files: {
      [`${folder}texts.json`]: JSON.stringify({ own }),
      [`${folder}release.json`]: JSON.stringify({ integrity: Object.fromEntries(integrity) }),
    },
  };
}

test('a text that no page shows as it arrives is told, as releases publish it', async () => {
  const { texts } = await compareSites(
    siteOf(released(OLD, 'Order received')),
    siteOf(released(NEW, 'Order received, thank you')),
  );
  expect(texts.changes).toEqual([
    {
      file: 'remote-order/content/a.json',
      line: 3,
      path: 'saved',
      before: 'Order received',
      after: 'Order received, thank you',
      pages: [],
    },
  ]);
});

test('a text is told with the pages that it stands on', async () => {
  const says = (text: string) => ({
    '/': `<p>${text}</p>`,
    '/alt': `<img alt="${text}">`,
    '/other': `<p>${text} and more</p>`,
  });
  const { texts } = await compareSites(
    siteOf({ ...released(OLD, 'Tom & I'), pages: says('Tom &amp; I') }),
    siteOf({ ...released(NEW, "Tom's & mine"), pages: says('Tom&#x27;s &amp; mine') }),
  );
  expect(texts.changes.map(({ pages }) => pages)).toEqual([['/', '/alt']]);
});

test('a release made once more from the same sources changes nothing', async () => {
  const scripts = { 'forms.js': 'sha256-aaaaaaaa' };
  const [before, after] = [released(OLD, 'One', scripts), released(NEW, 'One', scripts)];
  const manifest = (id: string) => ({ '/site.webmanifest': `/releases/shell/${id}/icon.svg` });
  const found = await compareSites(
    siteOf({ ...before, files: { ...before.files, ...manifest(OLD) } }),
    siteOf({ ...after, files: { ...after.files, ...manifest(NEW) } }),
  );

  expect(found).toMatchObject({
    texts: { changes: [], same: 1 },
    headers: [],
    files: { changed: [], same: ['/site.webmanifest', 'remote-order/forms.js'] },
  });
});

test('a picture that is replaced is told, also where a page shows it only after a turn', async () => {
  const shows = (id: string, bytes: string) => {
    const picture = `/releases/remote-products/${id}/forte-800.webp`;
    return siteOf({
      pages: {
        '/': `<img srcset="${picture} 800w, /releases/x/1/forte-800.avif" src="${picture}">`,
      },
      files: { [picture]: bytes },
    });
  };
  const { files } = await compareSites(shows(OLD, 'before'), shows(NEW, 'after'));
  expect(files.changed).toEqual(['remote-products/forte-800.webp']);
  expect((await compareSites(shows(OLD, 'one'), shows(NEW, 'one'))).files.changed).toEqual([]);
});

test('scripts and styles are told apart by their hashes', async () => {
  const { files } = await compareSites(
    siteOf(released(OLD, 'One', { 'forms.js': 'sha256-aaaaaaaa', 'forms.css': 'sha256-cccccccc' })),
    siteOf(released(NEW, 'One', { 'forms.js': 'sha256-bbbbbbbb', 'forms.css': 'sha256-cccccccc' })),
  );
  expect(files).toEqual({ changed: ['remote-order/forms.js'], same: ['remote-order/forms.css'] });
});

test('where a release publishes no texts, as those of others do, it is named', async () => {
  const [own, adopted] = [siteOf(released(OLD, 'One')), siteOf({ order: NEW })];

  expect((await compareSites(own, adopted)).withoutTexts).toEqual(['order']);
});

test('a header that changes alike on several pages is told once, without the hashes of files', async () => {
  const pages = { '/': '', '/a': '' };
  const policy = (hash: string) => ({ 'content-security-policy': `script-src 'sha256-${hash}='` });
  const { headers } = await compareSites(
    siteOf({ pages, headers: { ...policy('a'), 'x-frame-options': 'DENY' } }),
    siteOf({ pages, headers: policy('b') }),
  );
  expect(headers).toEqual([
    { name: 'x-frame-options', before: 'DENY', after: undefined, pages: ['/', '/a'] },
  ]);
});

test('files that pages name are compared, and pages of one side are told', async () => {
  const card = '<meta property="og:image" content="https://site.example/og/a.png">';
  const { pages, files } = await compareSites(
    siteOf({
      pages: { '/': card, '/old': '' },
      files: { '/og/a.png': 'one', '/robots.txt': 'User-agent: *\nAllow: /' },
    }),
    siteOf({
      pages: { '/': card, '/new': '' },
      files: { '/og/a.png': 'others', '/robots.txt': 'User-agent: *\nDisallow: /' },
    }),
  );
  expect(pages).toEqual({ both: ['/'], new: ['/new'], removed: ['/old'] });
  expect(files.changed).toEqual(['/og/a.png', '/robots.txt']);
});
