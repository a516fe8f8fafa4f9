import { summaryOf, type Differences } from './summary';

const differences = (found: Partial<Differences> = {}): Differences => ({
  releases: {
    before: { shell: '1.0.0-0123456789ab', products: '1.0.0-0123456789ab' },
    after: { shell: '1.0.0-0123456789ab', products: '1.1.0-0123456789ab' },
  },
  texts: { changes: [], same: 400, moved: 0 },
  withoutTexts: [],
  headers: [],
  files: { changed: [], same: ['/robots.txt', 'remote-products/page.js'] },
  pages: { both: ['/', '/hi', '/buy'], new: [], removed: [] },
  inBrowser: [],
  leftOut: [],
  ...found,
});

const text = (before: string, after: string, line = 12) => ({
  file: 'remote-products/content/forte.json',
  line,
  path: 'dose',
  before,
  after,
  pages: ['/buy'],
});
const texts = (...changes: Differences['texts']['changes']) => ({ changes, same: 400, moved: 0 });

test('where nothing changes it says so, and what was compared', () => {
  expect(summaryOf(differences())).toBe(`### What changes for visitors

Nothing changes for visitors.

#### Releases

- \`products 1.0.0-0123456789ab → 1.1.0-0123456789ab\`

#### What stays the same

- \`shell 1.0.0-0123456789ab\`
- texts: 400
- pages, at 360 px and 1440 px: \`/ (en)\`, \`/hi (hi)\`, \`/buy (en)\`
- all headers
- files: \`/robots.txt\`
- scripts, styles and pictures: 1
`);
});

test('a text is told with its file, line and both forms', () => {
  expect(summaryOf(differences({ texts: texts(text('500 mg', '50 mg')) }))).toContain(
    [
      '- `remote-products/content/forte.json:12` `dose` on `/buy`',
      '  - before: `500 mg`',
      '  - after: `50 mg`\n',
    ].join('\n'),
  );
});

test('a page is told with the widths at which it looks different; the others are named as the same', () => {
  const inBrowser = [
    { path: '/hi', looks: [360], says: [] },
    { path: '/buy', looks: [360, 1440], says: [360, 1440] },
  ];
  const pages = { both: ['/', '/hi', '/buy'], new: ['/new'], removed: ['/old'] };
  const summary = summaryOf(differences({ inBrowser, pages }));

  expect(summary).toContain('- `/hi (hi)`: looks different at 360 px\n');
  expect(summary).toContain(
    '- `/buy (en)`: looks different at 360 px and 1440 px; says something else\n',
  );
  expect(summary).toContain('- `/new (en)`: new\n- `/old (en)`: removed\n');
  expect(summary).toContain('- pages, at 360 px and 1440 px: `/ (en)`\n');
});

test('headers are told with both forms and their pages, and files by their names', () => {
  const policy = { name: 'content-security-policy', before: "a 'self'", after: "a 'none'" };
  const added = { name: 'x-a', before: undefined, after: 'b', pages: ['/buy'] };
  const summary = summaryOf(
    differences({
      headers: [{ ...policy, pages: ['/', '/hi'] }, added],
      files: { changed: ['/robots.txt', 'remote-products/page.js'], same: [] },
    }),
  );

  expect(summary).toContain(
    "- `content-security-policy` on `/`, `/hi`\n  - before: `a 'self'`\n  - after: `a 'none'`\n",
  );
  expect(summary).toContain('- `x-a` on `/buy`\n  - after: `b`\n');
  expect(summary).toContain('#### Files\n\n- `/robots.txt`\n- `remote-products/page.js`\n');
  expect(summary).not.toContain('all headers');
});

test('what was not compared is not called the same', () => {
  const summary = summaryOf(
    differences({ inBrowser: 'Install Chromium.', withoutTexts: ['order'], texts: texts() }),
  );

  expect(summary).toContain('Nothing changes in texts, headers and files.');
  expect(summary).toContain('Pages were not compared. Install Chromium.');
  expect(summary).toContain('Texts of order were not compared: a release publishes none.');
  expect(summary).not.toContain('pages, at');
});

test('texts cannot become markup of a comment, or mentions', () => {
  const bad = '<img src=x onerror=alert(1)> `@everyone` [x](https://x.example)';

  expect(summaryOf(differences({ texts: texts(text(bad, 'good')) }))).toContain(
    "  - before: `<img src=x onerror=alert(1)> '@everyone' [x](https://x.example)`\n",
  );
});
