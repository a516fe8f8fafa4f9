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

/** Which goals are met, for a terminal. */
export function summary(results: Results): { text: string; isMet: boolean } {
  const all = measured(results);
  const judgements = judgeGoals(all).filter(({ verdict }) => verdict !== 'unknown');
  const headings = ['Goal', 'Asked', 'Verdict', 'Worst page', 'Missed on'];
  const thrown = all.disturbed.map(
    ({ round, page, benchmarkIndex }) =>
      `Thrown away: round ${round} of ${page}, the machine was disturbed (${benchmarkIndex}).\n`,
  );
  const goals = table([headings, ...judgements.map(goalRow)], { hasHeadings: true });
  return {
    text: [goals, ...thrown].join(''),
    isMet: judgements.every(({ verdict }) => verdict === 'met'),
  };
}
