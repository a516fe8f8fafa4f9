import { allChanges, summaryOf, type Differences } from './summary';

const differences = (found: Partial<Differences> = {}): Differences => ({
  releases: {
    before: { shell: '1.0.0-0123456789ab', products: '1.0.0-0123456789ab' },
    after: { shell: '1.0.0-0123456789ab', products: '1.1.0-0123456789ab' },
  },
  texts: { changes: [], same: 400, moved: 0 },
  withoutTexts: [],
  headers: [],
  files: { changes: [], same: ['/robots.txt', 'products/page.js'] },
  pages: { both: ['/', '/hi', '/buy'], new: [], removed: [] },
  inBrowser: [],
  ...found,
});

const text = (before: string, after: string, line = 12) => ({
  ...{
    file: 'remote-products/content/forte.json',
    line,
    path: 'dose',
    before,
    after,
    pages: ['/buy'],
  },
});
const texts = (...changes: Differences['texts']['changes']) => ({ changes, same: 400, moved: 0 });

test('where nothing changes it says so, and what was compared', () => {
  const summary = summaryOf(differences());

  expect(summary).toContain('Nothing changes for visitors.');
  expect(summary).toContain('- `products 1.0.0-0123456789ab → 1.1.0-0123456789ab`\n');
  expect(summary.slice(summary.indexOf('What stays the same')).split('\n').slice(2)).toEqual([
    '- `shell 1.0.0-0123456789ab`',
    '- 400 texts',
    '- 3 pages, at 360 px and 1440 px: `/`, `/hi`, `/buy`',
    '- all headers',
    '- `/robots.txt`',
    '- 1 file of scripts and styles',
    '',
  ]);
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

  expect(summary).toContain('#### Pages: 4\n');
  expect(summary).toContain('- `/hi (hi)`: looks different at 360 px\n');
  expect(summary).toContain(
    '- `/buy (en)`: looks different at 360 px and 1440 px; says something else\n',
  );
  expect(summary).toContain('- `/new (en)`: new\n- `/old (en)`: removed\n');
  expect(summary).toContain('- 1 page, at 360 px and 1440 px: `/`\n');
});

test('headers and files are told with what they hold, and scripts by their names', () => {
  const csp = { name: 'content-security-policy', before: "a 'self'", after: "a 'none'" };
  const summary = summaryOf(
    differences({
      headers: [
        { ...csp, pages: ['/', '/hi', '/buy'] },
        { name: 'x-a', before: undefined, after: 'b', pages: ['/buy'] },
      ],
      files: {
        changes: [
          { file: '/robots.txt', before: ['Allow: /'], after: ['Disallow: /'] },
          { file: 'products/page.js', before: ['sha256-a'], after: ['sha256-b'] },
        ],
        same: [],
      },
    }),
  );

  expect(summary).toContain("- `content-security-policy` on every page\n  - before: `a 'self'`\n");
  expect(summary).toContain('- `x-a` on `/buy`\n  - after: `b`\n');
  expect(summary).toContain('- `/robots.txt`\n  - before: `Allow: /`\n  - after: `Disallow: /`\n');
  expect(summary).toContain('- `products/page.js`\n');
  expect(summary).not.toContain('sha256');
});

test('what was not compared is not called the same', () => {
  const summary = summaryOf(
    differences({ inBrowser: 'Install Chromium.', withoutTexts: ['order'], texts: texts() }),
  );

  expect(summary).toContain('Nothing changes in texts, headers and files.');
  expect(summary).toContain('Pages were not compared. Install Chromium.');
  expect(summary).toContain('Texts of order were not compared: a release publishes none.');
  expect(summary).not.toContain('3 pages');
});

test('texts cannot become markup of a comment, or mentions', () => {
  const bad = '<img src=x onerror=alert(1)> `@everyone` [x](https://x.example)';

  expect(summaryOf(differences({ texts: texts(text(bad, 'good')) }))).toContain(
    "  - before: `<img src=x onerror=alert(1)> '@everyone' [x](https://x.example)`\n",
  );
});

test('a comment stays short, and a file has everything', () => {
  const long = 'Forty words that stay as they are. '.repeat(12);
  const changes = Array.from({ length: 900 }, (_, line) =>
    text(`${long}By evening.`, `${long}In the evening.`, line),
  );
  const summary = summaryOf(differences({ texts: texts(...changes) }));

  expect(summary.length).toBeLessThan(20_000);
  expect(summary).toContain('… and 860 more\n');
  expect(summary).toContain('Some of it is shortened here: `changes.md` has everything.');
  expect(summary).toContain(
    '  - after: `…are. Forty words that stay as they are. In the evening.`',
  );
  expect(allChanges(differences({ texts: texts(...changes) }))).toContain(
    `json:899\` \`dose\` on \`/buy\`\n  - before: \`${long}By evening.\``,
  );
});
