import { escapeText } from '../report/escapeText';
import { reportStyles } from '../report/reportStyles';
import { linePlot } from './linePlot';
import type { GrowthSample } from './sizes';

/** All that a run measured. */
export interface GrowthResults {
  startedAt: string;
  commit: string;
  machine: string;
  samples: readonly GrowthSample[];
}

const MEGABYTE = 2 ** 20;

/** What is plotted and listed, in this order. */
const measures: readonly { title: string; of: (sample: GrowthSample) => number }[] = [
  { title: 'A page (bytes)', of: (it) => it.pageBytes },
  { title: 'A page, gzip (bytes)', of: (it) => it.pageGzipBytes },
  { title: 'Composed from nothing (s)', of: (it) => it.fromNothing },
  { title: 'After one text has changed (s)', of: (it) => it.afterText },
  { title: 'After a release of one remote (s)', of: (it) => it.afterRemote },
  { title: 'After a rollback (s)', of: (it) => it.rollback },
  { title: 'Start of the server and its first page (s)', of: (it) => it.serverStart },
  { title: 'Memory while composing from nothing (MB)', of: (it) => it.memory / MEGABYTE },
  { title: 'Memory after one text has changed (MB)', of: (it) => it.memoryAfterText / MEGABYTE },
];

const cell = (value: number) =>
  value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100);

/** The samples as a table of text, for a terminal. */
export function growthTable(samples: readonly GrowthSample[]): string[][] {
  return [
    ['products', 'remotes', 'pages', ...measures.map(({ title }) => title)],
    ...samples.map((it) => [
      ...[it.products, it.remotes, it.pages].map(String),
      ...measures.map(({ of }) => cell(of(it))),
    ]),
  ];
}

/** The report of a run: one page that needs no other file. */
export function growthReport({ startedAt, commit, machine, samples }: GrowthResults): string {
  const remotes = [...new Set(samples.map((it) => it.remotes))];
  const plots = measures.map(({ title, of }) =>
    linePlot(
      title,
      'products',
      remotes.map((count) => ({
        name: `${count} remotes`,
        points: samples
          .filter((it) => it.remotes === count)
          .map((it) => [it.products, of(it)] as const),
      })),
    ),
  );
  const [headings = [], ...rows] = growthTable(samples);
  const row = (cells: readonly string[], name: string) =>
    `<tr>${cells.map((it) => `<${name}>${escapeText(it)}</${name}>`).join('')}</tr>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Growth of ${escapeText(commit)}</title>
<style>${reportStyles}</style>
<h1>Growth of ${escapeText(commit)}</h1>
<p class="quiet">${escapeText(`${startedAt}. ${machine}.`)}</p>
<p>Made-up sites in two languages, composed and served by the site's own machinery. Their pages have as many elements as those of the real products.</p>
${plots.join('\n')}
<div class="scroll"><table>${row(headings, 'th')}${rows.map((it) => row(it, 'td')).join('')}</table></div>
</html>
`;
}
