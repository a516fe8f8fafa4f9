import { asked, judgeGoals, written } from '../goals/judgeGoals';
import { metricLabels, metricNames } from '../lighthouse/metrics';
import { measured, type Measured } from '../results/medians';
import type { Results } from '../results/results';
import { siteNames, siteTitles } from '../sites/siteNames';
import type { RoundIndex } from '../statistics/disturbedRounds';
import { spread, median } from '../statistics/median';
import { touchTargets } from '../touch/touchTargets';
import { escapeHtml } from '@site/compose/pages';
import { alivePlot, metricPlots, touchPlots } from './metricPlots';
import { noiseOf } from './measurementNoise';
import { reportStyles } from './reportStyles';

const row = (cells: readonly string[], name = 'td') =>
  `<tr>${cells.map((it) => `<${name}>${it}</${name}>`).join('')}</tr>`;

const table = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="scroll"><table>${row(headings, 'th')}${rows.map((it) => row(it)).join('')}</table></div>`;

/** The report of a run: one page that needs no other file. */
export function reportPage(results: Results): string {
  const { run } = results;
  const all = measured(results);
  const key = siteNames.map((it) => `<li class="${it}"><i></i><span>${siteTitles[it]}</span></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Benchmark of ${escapeHtml(run.commit)}</title>
<style>${reportStyles}</style>
<h1>Benchmark of ${escapeHtml(run.commit)}</h1>
<p class="quiet">${escapeHtml(describe(results))}</p>
<h2>Goals</h2>
${goalTable(all)}
<h2>Plots</h2>
<p>A dot is a round, a stroke the median. Smaller is better, except for the score.</p>
<ul class="key">${key.join('')}</ul>
${metricNames.map((metric) => metricPlots(all, metric)).join('\n')}
<h2>Touching</h2>
<p>In a browser at a fourth of its speed. The dashed line is the goal.</p>
${touchPlots(all)}
${alivePlot(all)}
${touchProblems(all)}
<h2>Noise</h2>
<p>The median of the site, and the distance between its smallest and largest round, both as the middle of all pages.</p>
${noiseTable(all)}
${rounds(results.rounds, all.disturbed)}
${failures(results)}
</html>
`;
}

function describe({ run }: Results): string {
  const releases = Object.entries(run.releases).map(([name, id]) => `${name} ${id}`);
  return `${run.startedAt}, ${run.minutes} minutes, ${run.rounds} rounds. ${run.machine}. ${run.browser}. Releases: ${releases.join(', ')}.`;
}

function goalTable(all: Measured): string {
  const rows = judgeGoals(all).map(({ goal, verdict, pages }) => {
    const [worst] = pages;
    const missed = pages.filter((it) => !it.isMet).map(({ page }) => page);
    return [
      goal.name,
      asked(goal),
      `<span class="${verdict}">${verdict}</span>`,
      worst ? `${written(goal, worst.value)} on ${escapeHtml(worst.page)}` : '',
      missed.length ? `${missed.length} of ${pages.length} pages` : '',
    ];
  });
  return table(['Goal', 'Asked', 'Verdict', 'Worst page', 'Missed on'], rows);
}

/** Touches without an effect, which no plot shows. */
function touchProblems(all: Measured): string {
  const rows = siteNames.flatMap((site) =>
    all.pages.flatMap((page) =>
      (['paint', 'rest'] as const).flatMap((moment) =>
        all
          .touches(site, page, { moment })
          .filter(({ outcome }) => outcome !== 'effect')
          .map(({ round, target, outcome }) => [
            siteTitles[site],
            escapeHtml(page),
            touchTargets[target],
            moment === 'paint' ? 'after the first paint' : 'at rest',
            outcome === 'lost' ? 'no effect' : 'not there yet',
            `round ${round}`,
          ]),
      ),
    ),
  );
  if (!rows.length) return '';
  return `<h3>Without an effect</h3>${table(['Site', 'Page', 'Touched', 'When', 'Outcome', ''], rows)}`;
}

function noiseTable(all: Measured): string {
  const rows = noiseOf(all).map((it) => [
    metricLabels[it.metric],
    it.throttling,
    String(Math.round(it.median * 1000) / 1000),
    String(Math.round(it.spread * 1000) / 1000),
  ]);
  return table(['Metric', 'Throttling', 'Median', 'Spread'], rows);
}

function rounds(all: readonly RoundIndex[], disturbed: readonly RoundIndex[]): string {
  const numbers = [...new Set(all.map(({ round }) => round))];
  const rows = numbers.map((number) => {
    const indices = all.filter((it) => it.round === number).map((it) => it.benchmarkIndex);
    return [String(number), String(median(indices)), String(spread(indices))];
  });
  const names = disturbed.map(
    (it) => `round ${it.round} of ${escapeHtml(it.page)} (${it.benchmarkIndex})`,
  );
  const thrown = names.length
    ? `Thrown away, because the machine was disturbed: ${names.join(', ')}.`
    : 'No round was disturbed.';
  return `${table(['Round', 'Benchmark index', 'Spread'], rows)}<p>${thrown}</p>`;
}

function failures({ failures: all }: Results): string {
  if (!all.length) return '';
  const rows = all.map(({ round, page, site, reason }) => [
    `round ${round}`,
    escapeHtml(page),
    siteTitles[site],
    escapeHtml(reason),
  ]);
  return `<h3>Visits that failed</h3>${table(['Round', 'Page', 'Site', 'Reason'], rows)}`;
}
