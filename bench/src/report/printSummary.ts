import { table } from '@site/tooling/command-line/command';
import { asked, judgeGoals, written, type Judgement } from '../goals/judgeGoals';
import type { Measured } from '../results/medians';

/** Tells on the terminal which goals are met. @returns false when one is not. */
export function printSummary(measured: Measured, say: (text: string) => void): boolean {
  const judgements = judgeGoals(measured).filter(({ verdict }) => verdict !== 'unknown');
  say(
    table([['Goal', 'Asked', 'Verdict', 'Worst page'], ...judgements.map(line)], {
      hasHeadings: true,
    }),
  );
  for (const { round, page, benchmarkIndex } of measured.disturbed) {
    say(`Thrown away: round ${round} of ${page}, the machine was disturbed (${benchmarkIndex}).\n`);
  }
  return judgements.every(({ verdict }) => verdict === 'met');
}

function line({ goal, verdict, pages }: Judgement): string[] {
  const [worst] = pages;
  return [
    goal.name,
    asked(goal),
    verdict,
    worst ? `${written(goal, worst.value)} on ${worst.page}` : '',
  ];
}
