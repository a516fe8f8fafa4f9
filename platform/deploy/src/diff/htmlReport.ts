import { diffWords } from 'diff';
import { languageOf } from '@site/company/languages';
import { escapeHtml } from '@site/compose/pages';
import {
  groupChanges,
  headingTitles,
  pageTitle,
  placeText,
  releaseLines,
  summaryOf,
  type PageReport,
  type Picture,
  type PlacedChange,
  type SiteReport,
} from './report';

/** The report has no other file and no font of its own, so that it can be sent to somebody. */
const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#c9cdd6, #4a5163); --soft: light-dark(#f4f5f8, #20242f);
  --was: light-dark(#fde4e1, #4a1f1f); --is: light-dark(#dff3e3, #173b24);
  font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #14171f); color: light-dark(#1b1e27, #e8eaf0); }
body { max-inline-size: 84rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 4rem; overflow-wrap: anywhere; }
h2, h3 { margin-block: 2.5rem 0.75rem; }
ol { padding: 0; list-style: none; display: grid; gap: 0.5rem; }
ol > li { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.5rem 0.75rem 0.75rem; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 0.75rem; }
.sides > div { padding: 0.5rem 0.75rem; border-radius: 0.35rem; background: var(--soft); white-space: pre-wrap; }
del { background: var(--was); } ins { background: var(--is); }
.pictures { display: flex; gap: 0.75rem; align-items: start; max-block-size: 85vh; overflow: auto; background: var(--soft); padding: 0.75rem; }
figure { margin: 0; flex: 1; } figcaption { font-weight: 600; }
img { inline-size: 100%; block-size: auto; border: 1px solid var(--line); }
`;

/** Before and after, with the words marked that differ. */
function marked({ before, after }: PlacedChange): string[] {
  const parts = diffWords(before ?? '', after ?? '');
  const side = (name: 'added' | 'removed', element: string) =>
    parts
      .filter((part) => part[name] || !(part.added || part.removed))
      .map(({ value, [name]: isMarked }) =>
        isMarked ? `<${element}>${escapeHtml(value)}</${element}>` : escapeHtml(value),
      )
      .join('');
  return [
    ...(before === undefined ? [] : [side('removed', 'del')]),
    ...(after === undefined ? [] : [side('added', 'ins')]),
  ];
}

function changeItem(change: PlacedChange): string {
  const languages = new Set(change.pages.map(languageOf));
  const [language] = languages.size === 1 && change.heading === 'texts' ? languages : [];
  const lang = language === undefined ? '' : ` lang="${language}"`;
  const sides = marked(change).map((html) => `<div${lang}>${html}</div>`);
  return `<li><p>${escapeHtml(placeText(change.pages))}; owner: ${escapeHtml(change.owners.join(', '))}</p>
<div class="sides">${sides.join('')}</div></li>`;
}

function pictureElement({ width, ...files }: Picture, title: string): string {
  const figures = (['before', 'after'] as const).flatMap((label) => {
    const file = files[label];
    if (file === undefined) return [];
    const alt = escapeHtml(`${title}, ${label}, ${width} pixels wide`);
    return [
      `<figure><figcaption>${label}</figcaption><img src="${escapeHtml(file)}" alt="${alt}" loading="lazy"></figure>`,
    ];
  });
  return `<h4>${width} pixels wide</h4>
<div class="pictures" tabindex="0" role="group" aria-label="${escapeHtml(`${title}, ${width} pixels wide`)}">${figures.join('')}</div>`;
}

function pageSection(page: PageReport): string {
  const title = pageTitle(page);
  const pictures = page.pictures.map((picture) => pictureElement(picture, title)).join('\n');
  return `<h3>${escapeHtml(title)}: ${page.state}</h3>\n${pictures}`;
}

/** A report as a page for people, which needs nothing but the pictures beside it. */
export function htmlReport(report: SiteReport): string {
  const groups = groupChanges(report).map(
    ({ heading, changes }) => `<h2>${headingTitles[heading]} (${changes.length})</h2>
<ol>
${changes.map(changeItem).join('\n')}
</ol>`,
  );
  const about = [report.withoutPictures, ...releaseLines(report)].filter((it) => it !== undefined);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>What changes for visitors</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>What changes for visitors</h1>
<p>${escapeHtml(`From ${report.before.title} to ${report.after.title}. ${summaryOf(report)}`)}</p>
${about.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
${groups.join('\n')}
${report.pages.length ? '<h2>Pages</h2>\n<p>As they arrive, in light colours, before their scripts run.</p>' : ''}
${report.pages.map(pageSection).join('\n')}
</main>
</body>
</html>
`;
}
