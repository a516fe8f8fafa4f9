import { groupChanges } from '../report/groupChanges';
import { headingTitles, isEmpty, type SiteReport } from '../report/diffReport';
import { changeText, pageTitle, placeText, releaseLines, summaryOf } from './describe';

/** A report as lines for a terminal. */
export function textReport(report: SiteReport): string {
  const lines = [summaryOf(report), ...releaseLines(report)];
  if (isEmpty(report)) return [...lines, ''].join('\n');
  for (const page of report.pages.filter(({ state }) => state !== 'changed')) {
    lines.push(`${page.state === 'added' ? 'New page' : 'Removed page'}: ${pageTitle(page)}`);
  }
  for (const { heading, changes } of groupChanges(report)) {
    lines.push('', headingTitles[heading]);
    for (const change of changes) {
      lines.push(
        `  ${change.number}. ${changeText(change)}`,
        `     ${placeText(change.pages)}; owner: ${change.owners.join(', ')}`,
      );
    }
  }
  if (report.withoutPictures) lines.push('', report.withoutPictures);
  return [...lines, ''].join('\n');
}
