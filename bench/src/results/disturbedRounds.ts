import { median } from './median';

/** How fast the machine was during one round of one page, by Lighthouse's own measure. */
export interface RoundIndex {
  round: number;
  page: string;
  benchmarkIndex: number;
}

/** A round is disturbed below this part of the run's median index. */
const LEAST_INDEX = 0.8;

/** The rounds of pages in which something else kept the machine busy. Their numbers say nothing about a page. */
export function disturbedRounds(rounds: readonly RoundIndex[]): RoundIndex[] {
  const usual = median(rounds.map((it) => it.benchmarkIndex)) ?? 0;
  return rounds.filter((it) => it.benchmarkIndex < usual * LEAST_INDEX);
}

/** Drops what was measured in disturbed rounds. */
export function undisturbed<Sample extends { round: number; page: string }>(
  samples: readonly Sample[],
  disturbed: readonly RoundIndex[],
): Sample[] {
  const isDisturbed = ({ round, page }: Sample) =>
    disturbed.some((it) => it.round === round && it.page === page);
  return samples.filter((it) => !isDisturbed(it));
}
