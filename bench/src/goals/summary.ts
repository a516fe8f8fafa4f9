import { table } from '@site/tooling/command-line/command';
import { measured } from '../results/medians';
import type { Results } from '../results/results';
import { asked, judgeGoals, written, type Judgement } from './judgeGoals';

function goalRow({ goal, verdict, pages }: Judgement): string[] {
  const [worst] = pages;
  const missed = pages.filter(({ isMet }) => !isMet);
  return [
    ...[goal.name, asked(goal), verdict],
    worst ? `${written(goal, worst.value)} on ${worst.page}` : '',
    missed.length ? `${missed.length} of ${pages.length} pages` : '',
  ];
}

/** Which goals are met, for a terminal. Every run measures all of them: one that is unknown could not be measured. */
export function summary(results: Results): { text: string; isMet: boolean } {
  const all = measured(results);
  const judgements = judgeGoals(all);
  const headings = ['Goal', 'Asked', 'Verdict', 'Worst page', 'Missed on'];
  const thrown = all.disturbed.map(
    ({ round, page, benchmarkIndex }) =>
      `Thrown away: round ${round} of ${page}, the machine was disturbed (${benchmarkIndex}).\n`,
  );
  const failed = results.failures.map(
    ({ round, page, site, reason }) => `Failed: round ${round} of ${page} (${site}): ${reason}\n`,
  );
  const goals = table([headings, ...judgements.map(goalRow)], { hasHeadings: true });
  return {
    text: [goals, ...thrown, ...failed].join(''),
    isMet: failed.length === 0 && judgements.every(({ verdict }) => verdict === 'met'),
  };
}
