import { groupChanges } from '../report/groupChanges';
import { criticalHeadings, headingTitles, isEmpty, type SiteReport } from '../report/diffReport';
import { changeText, pageTitle, placeText, releaseLines, summaryOf } from './describe';

/** So many changes are listed under a heading, and so much of each: a comment has room for 65,536 characters. */
const MOST_LISTED = 15;
const MOST_CHARACTERS = 300;

/** A text of a page as code: nothing in it becomes a link, a mention or markup of the comment. */
function code(text: string): string {
  const short = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
  return `\`${short.replace(/`/g, "'").replace(/\s+/g, ' ')}\``;
}

/** A report as a comment on a change: what has to be read in full, the rest in numbers. */
export function markdownSummary(report: SiteReport): string {
  const lines = ['### What changes for visitors', '', summaryOf(report)];
  lines.push(...releaseLines(report).map((it) => `- ${code(it)}`));
  if (isEmpty(report)) return [...lines, ''].join('\n');
  const groups = groupChanges(report);
  lines.push('', '| what | changes |', '| --- | --- |');
  lines.push(
    ...groups.map(({ heading, changes }) => `| ${headingTitles[heading]} | ${changes.length} |`),
  );
  const others = report.pages.filter(({ state }) => state !== 'changed');
  if (others.length) {
    lines.push('', ...others.map((it) => `- ${it.state} page: ${code(pageTitle(it))}`));
  }
  for (const { heading, changes } of groups.filter((it) => criticalHeadings.includes(it.heading))) {
    lines.push('', `#### ${headingTitles[heading]}`, '');
    for (const change of changes.slice(0, MOST_LISTED)) {
      lines.push(
        `- ${code(changeText(change))} on ${code(placeText(change.pages))} (${code(change.owners.join(', '))})`,
      );
    }
    const rest = changes.length - MOST_LISTED;
    if (rest > 0) lines.push(`- … and ${rest} more in the report`);
  }
  if (report.withoutPictures) lines.push('', report.withoutPictures);
  return [...lines, ''].join('\n');
}
