import { asked, judgeGoals, written } from '../goals/judgeGoals';
import { metricNames } from '../lighthouse/metrics';
import { measured, type Measured } from '../results/medians';
import type { Results } from '../results/results';
import { siteNames, siteTitles } from '../sites/siteNames';
import type { RoundIndex } from '../statistics/disturbedRounds';
import { spread, median } from '../statistics/median';
import { touchTargets } from '../touch/touchTargets';
import { escapeHtml } from '@site/compose/pages';
import { metricTables, touchTables } from './metricTables';
import { figureTable, reportTable } from './reportTable';

const STYLES = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 60rem; font: 1rem/1.55 system-ui, sans-serif; }
h2 { margin-block-start: 3rem; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid light-dark(#d5d8de, #3a3f4a); text-align: left; vertical-align: top; }
.scroll { overflow-x: auto; }
`;

/** The report of a run: one page that needs no other file. */
export function reportPage(results: Results): string {
  const { run } = results;
  const all = measured(results);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Benchmark of ${escapeHtml(run.commit)}</title>
<style>${STYLES}</style>
<h1>Benchmark of ${escapeHtml(run.commit)}</h1>
<p class="quiet">${escapeHtml(describe(results))}</p>
<h2>Goals</h2>
${goalTable(all)}
<h2>Loading</h2>
<p>The median of the rounds, with the smallest and the largest one. Smaller is better, except for the score.</p>
${metricNames.map((metric) => metricTables(all, metric)).join('\n')}
<h2>Touching</h2>
<p>In a browser at a fourth of its speed.</p>
${touchTables(all)}
${touchProblems(all)}
<h2>Rounds</h2>
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
      verdict,
      worst ? `${written(goal, worst.value)} on ${worst.page}` : '',
      missed.length ? `${missed.length} of ${pages.length} pages` : '',
    ];
  });
  return reportTable(['Goal', 'Asked', 'Verdict', 'Worst page', 'Missed on'], rows);
}

/** Touches without an effect, which no number shows. */
function touchProblems(all: Measured): string {
  const rows = siteNames.flatMap((site) =>
    all.pages.flatMap((page) =>
      (['paint', 'rest'] as const).flatMap((moment) =>
        all
          .touches(site, page, { moment })
          .filter(({ outcome }) => outcome !== 'effect')
          .map(({ round, target, outcome }) => [
            siteTitles[site],
            page,
            touchTargets[target],
            moment === 'paint' ? 'after the first paint' : 'at rest',
            outcome === 'lost' ? 'no effect' : 'not there yet',
            `round ${round}`,
          ]),
      ),
    ),
  );
  if (!rows.length) return '';
  return figureTable('Without an effect', ['Site', 'Page', 'Touched', 'When', 'Outcome', ''], rows);
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
  return `${reportTable(['Round', 'Benchmark index', 'Spread'], rows)}<p>${thrown}</p>`;
}

function failures({ failures: all }: Results): string {
  if (!all.length) return '';
  const rows = all.map(({ round, page, site, reason }) => [
    `round ${round}`,
    page,
    siteTitles[site],
    reason,
  ]);
  return figureTable('Visits that failed', ['Round', 'Page', 'Site', 'Reason'], rows);
}
