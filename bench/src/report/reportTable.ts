import { escapeHtml } from '@site/compose/pages';

const row = (cells: readonly string[], name = 'td') =>
  `<tr>${cells.map((cell) => `<${name}>${escapeHtml(cell)}</${name}>`).join('')}</tr>`;

/** A table of texts. */
export const reportTable = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  `<div class="scroll"><table>${row(headings, 'th')}${rows.map((cells) => row(cells)).join('')}</table></div>`;

/** The same with a title. */
export const figureTable = (title: string, ...table: Parameters<typeof reportTable>): string =>
  `<h3>${escapeHtml(title)}</h3>${reportTable(...table)}`;
