import { escapeHtml } from '@site/compose/pages';
import { groupChanges, type Group } from '../report/groupChanges';
import { headingTitles, isEmpty, type Side, type SiteReport } from '../report/diffReport';
import { changeItem } from './changeItem';
import { pageTitle, summaryOf } from './describe';
import { pageSection } from './pageSection';
import { REPORT_STYLE } from './reportStyle';

const idOf = (heading: string) => heading.replace(/\s/g, '-');

function releaseTable({ before, after }: SiteReport): string {
  const names = [...new Set([...Object.keys(before.releases), ...Object.keys(after.releases)])];
  const cell = ({ releases }: Side, name: string) =>
    `<td>${escapeHtml(releases[name] ?? 'none')}</td>`;
  const rows = names.map(
    (name) => `<tr><th scope="row">${name}</th>${cell(before, name)}${cell(after, name)}</tr>`,
  );
  return `<table>
<caption>Releases</caption>
<thead><tr><td></td><th scope="col">Before: ${escapeHtml(before.title)}</th><th scope="col">After: ${escapeHtml(after.title)}</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>`;
}

const groupSection = ({ heading, changes }: Group) => `<section aria-labelledby="${idOf(heading)}">
<h2 id="${idOf(heading)}">${headingTitles[heading]}</h2>
<ol class="changes">
${changes.map(changeItem).join('\n')}
</ol>
</section>`;

function contents(report: SiteReport, groups: readonly Group[]): string {
  const links = groups.map(
    ({ heading, changes }) =>
      `<li><a href="#${idOf(heading)}">${headingTitles[heading]} (${changes.length})</a></li>`,
  );
  const pages = report.pages.map(
    (page, index) => `<li><a href="#page-${index}">${escapeHtml(pageTitle(page))}</a></li>`,
  );
  return `<nav aria-label="Changes"><ul class="contents">${links.join('')}</ul></nav>
${pages.length ? `<nav aria-label="Pages"><ul class="contents">${pages.join('')}</ul></nav>` : ''}`;
}

function pageSections({ pages, withoutPictures }: SiteReport, groups: readonly Group[]): string {
  if (pages.length === 0) return '';
  const hasPictures = pages.some(({ pictures }) => pictures.length > 0);
  const marks = `<p><label><input type="checkbox" id="marks" checked> Mark differences in pictures</label></p>
<p>Pictures show pages as they arrive, in light colours, before their scripts run.</p>`;
  return `<h2>Pages</h2>
${hasPictures ? marks : ''}
${withoutPictures ? `<p>${escapeHtml(withoutPictures)}</p>` : ''}
${pages.map((it, index) => pageSection(it, index, groups)).join('\n')}`;
}

/** A report as a page for people, which needs nothing but the pictures beside it. */
export function htmlReport(report: SiteReport): string {
  const groups = groupChanges(report);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>What changes for visitors</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<main>
<h1>What changes for visitors</h1>
<p class="summary">${escapeHtml(summaryOf(report))}</p>
${releaseTable(report)}
${isEmpty(report) ? '' : contents(report, groups)}
${groups.map(groupSection).join('\n')}
${pageSections(report, groups)}
</main>
</body>
</html>
`;
}
