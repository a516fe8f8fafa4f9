import { axe } from 'jest-axe';
import { htmlReport } from './htmlReport';
import { markdownSummary, type Change, type SiteReport } from './report';

const change = (rest: Partial<Change>): Change => ({
  heading: 'texts',
  owners: ['shell'],
  ...rest,
});

const page = (path: string, ...changes: Change[]): SiteReport['pages'][number] => ({
  path,
  state: 'changed',
  changes,
  pictures: [],
});

const report = (...pages: SiteReport['pages']): SiteReport => ({
  before: { title: 'live', releases: { products: '1.0.0-0123456789ab' } },
  after: { title: 'candidate', releases: { products: '1.1.0-0123456789ab' } },
  ...{ pages, everywhere: [] },
});

const alike = change({ before: '500 mg', after: '50 mg', owners: ['products'] });

test('an empty report says so in both forms', () => {
  for (const form of [htmlReport, markdownSummary]) {
    expect(form(report())).toContain('Nothing changes for visitors.');
  }
});

test('what changes alike on several pages is told once', () => {
  const text = markdownSummary(
    report(page('/a', change({ after: 'new' }), alike), page('/hi/a', alike)),
  );

  expect(text).toContain('2 changes on 2 pages. Owners: products, shell.\n');
  expect(text).toContain('- `products 1.0.0-0123456789ab → 1.1.0-0123456789ab`\n');
  expect(text).toContain('- `+ new` on `/a` (`shell`)\n');
  expect(text).toContain('- `500 mg → 50 mg` on `/a, /hi/a` (`products`)\n');
});

test('texts of pages cannot become markup of the report, or mentions of a comment', () => {
  const bad = '<img src=x onerror=alert(1)> `@everyone` [x](https://x.example)';
  const made = report(page('/a', change({ before: bad, after: `${bad}!` })));

  expect(htmlReport(made)).not.toContain('<img src=x');
  expect(markdownSummary(made)).toContain(
    "`<img src=x onerror=alert(1)> '@everyone' [x](https://x.example) → ",
  );
});

test('a comment stays short', () => {
  const changes = Array.from({ length: 900 }, (_, at) =>
    change({ after: `${at} ${'long '.repeat(200)}` }),
  );
  const summary = markdownSummary(report(page('/a', ...changes)));

  expect(summary.length).toBeLessThan(20_000);
  expect(summary).toContain('and 885 more in the report');
});

test('a comment shows what differs of a long text', () => {
  const long = 'Forty words that stay as they are. '.repeat(12);
  const text = markdownSummary(
    report(page('/a', change({ before: `${long}By evening.`, after: `${long}In the evening.` }))),
  );

  expect(text).toContain('stay as they are. By evening. → …');
  expect(text).toContain('stay as they are. In the evening.`');
});

test('words that differ are marked, in the language of their page', () => {
  const html = htmlReport(
    report(page('/hi/a', change({ before: 'one two three', after: 'one four three' }))),
  );

  expect(html).toContain('<div lang="hi">one <del>two</del> three</div>');
  expect(html).toContain('<div lang="hi">one <ins>four</ins> three</div>');
});

test('the report is accessible', async () => {
  const shown = {
    ...page('/new', change({ after: 'New' })),
    pictures: [{ width: 360, before: 'one.jpg', after: 'two.jpg' }],
  };
  document.documentElement.innerHTML = htmlReport(report(shown));
  document.documentElement.lang = 'en';
  expect(await axe(document.documentElement)).toHaveNoViolations();
});
