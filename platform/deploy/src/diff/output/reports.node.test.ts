import type { Change, SiteReport } from '../report/diffReport';
import { htmlReport } from './htmlReport';
import { markdownSummary } from './markdownSummary';
import { textReport } from './textReport';

const side = { title: 'here', releases: { shell: '1.0.0-0123456789ab' } };
const change = (rest: Partial<Change>): Change => ({
  heading: 'texts',
  owners: ['shell'],
  ...rest,
});

const page = (path: string, ...changes: Change[]): SiteReport['pages'][number] => ({
  path,
  language: path.startsWith('/hi') ? 'hi' : 'en',
  state: 'changed',
  changes,
  pictures: [],
});

const report = (...pages: SiteReport['pages']): SiteReport => ({
  ...{ before: side, after: { ...side, title: 'there' } },
  ...{ pages, everywhere: [] },
});

const alike = change({
  heading: 'doses',
  before: '500 mg',
  after: '50 mg',
  owners: ['remote-products'],
});

test('an empty report says so in every form', () => {
  for (const form of [htmlReport, markdownSummary, textReport]) {
    expect(form(report())).toContain('Nothing changes for visitors.');
  }
});

test('what changes alike on several pages is told once, the important first', () => {
  const text = textReport(
    report(page('/a', change({ after: 'new' }), alike), page('/hi/a', alike)),
  );

  expect(text).toBe(
    [
      '2 changes on 2 pages. Owners: remote-products, shell.',
      ...['', 'Doses', '  1. 500 mg → 50 mg', '     /a, /hi/a; owner: remote-products'],
      ...['', 'Other texts', '  2. + new', '     /a; owner: shell', ''],
    ].join('\n'),
  );
});

test('texts of pages cannot become markup of the report, or mentions of a comment', () => {
  const bad = '<img src=x onerror=alert(1)> `@everyone` [x](https://x.example)';
  const made = report(page('/a', change({ heading: 'claims', before: bad, after: `${bad}!` })));

  expect(htmlReport(made)).not.toContain('<img src=x');
  expect(markdownSummary(made)).toContain(
    "`<img src=x onerror=alert(1)> '@everyone' [x](https://x.example) → ",
  );
});

test('a comment stays short', () => {
  const changes = Array.from({ length: 900 }, (_, at) =>
    change({ heading: 'claims', after: `${at} ${'long '.repeat(200)}` }),
  );
  const summary = markdownSummary(report(page('/a', ...changes)));

  expect(summary.length).toBeLessThan(20_000);
  expect(summary).toContain('and 885 more in the report');
});

test('words that differ are marked, in the language of their page', () => {
  const html = htmlReport(
    report(page('/hi/a', change({ before: 'one two three', after: 'one four three' }))),
  );

  expect(html).toContain('<span lang="hi">one <del>two</del> three</span>');
  expect(html).toContain('<span lang="hi">one <ins>four</ins> three</span>');
});
