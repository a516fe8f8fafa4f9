import { createHash } from 'node:crypto';
import type { HealthView, Section } from './healthView';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 80rem; margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-block: 2rem 0.5rem; font-size: 1.25rem; }
.worse { border-inline-start: 0.25rem solid light-dark(#b3261e, #ff8a80); padding-inline-start: 0.75rem; font-weight: 600; }
.scroller { overflow-x: auto; }
.scroller:focus-visible { outline: 0.1875rem solid light-dark(#2b2a6b, #b9b8ff); outline-offset: 0.125rem; }
table { width: max-content; max-width: 78rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
p { overflow-wrap: anywhere; }
th, td { padding: 0.375rem 0.75rem; text-align: start; vertical-align: top; border-block-end: 1px solid light-dark(#c9cad6, #4a4b5c); }
thead th { white-space: nowrap; }
tbody td:last-child { overflow-wrap: anywhere; min-width: 8rem; }
`;

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const cells = (row: readonly string[]) =>
  row
    .map((text, column) =>
      column < 2 ? `<th scope="row">${escaped(text)}</th>` : `<td>${escaped(text)}</td>`,
    )
    .join('');

// Who uses a keyboard has to be able to scroll a table that is wider than the screen.
const sectionHtml = ({ title, note, columns, rows }: Section, index: number) => `<section>
<h2 id="section-${index}">${escaped(title)}</h2>
${note ? `<p>${escaped(note)}</p>` : ''}
<div class="scroller" role="region" aria-labelledby="section-${index}" tabindex="0">
<table>
<thead><tr>${columns.map((it) => `<th scope="col">${escaped(it)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}
</tbody>
</table>
</div>
</section>`;

/** The view as a page that needs nothing beside it. */
export function healthPage({ language, title, period, watch, sections }: HealthView): string {
  const style = createHash('sha256').update(STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(period)}</p>
<section>
<h2>${escaped(watch.title)}</h2>
${watch.lines.map(({ text, isWorse }) => `<p${isWorse ? ' class="worse"' : ''}>${escaped(text)}</p>`).join('\n')}
</section>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`;
}
