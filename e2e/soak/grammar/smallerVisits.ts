import type { Round, Visit } from './plannedVisit';

const plain = { afterWarning: 'gives up', whileWaiting: 'waits' } as const;

/** One round made simpler in one respect, the largest steps first. */
function simplerRounds(round: Round): Round[] {
  const { trouble, ...untroubled } = round;
  const candidates: Round[] = [
    ...(trouble ? [untroubled] : []),
    ...round.exchange.map((_, index) => ({
      ...round,
      exchange: round.exchange.toSpliced(index, 1),
    })),
    ...(round.afterWarning === plain.afterWarning
      ? []
      : [{ ...round, afterWarning: plain.afterWarning }]),
    ...(round.whileWaiting === plain.whileWaiting
      ? []
      : [{ ...round, whileWaiting: plain.whileWaiting }]),
  ];
  return candidates;
}

/** The visits that differ from this one by one thing less. */
export function smallerVisits(visit: Visit): Visit[] {
  const { rounds } = visit;
  const fewer =
    rounds.length > 1
      ? rounds.map((_, index) => ({ ...visit, rounds: rounds.toSpliced(index, 1) }))
      : [];
  const simpler = rounds.flatMap((round, index) =>
    simplerRounds(round).map((it) => ({ ...visit, rounds: rounds.with(index, it) })),
  );
  return [...fewer, ...simpler];
}

/**
 * Finds a visit with nothing to leave out that still shows what the given one shows. `stillShows` runs a candidate.
 * `attempts` bounds how often it is asked.
 */
export async function shrink(
  visit: Visit,
  stillShows: (candidate: Visit) => Promise<boolean>,
  attempts = 40,
): Promise<Visit> {
  let smallest = visit;
  let left = attempts;
  for (;;) {
    let isSmaller = false;
    for (const candidate of smallerVisits(smallest)) {
      if (left === 0) return smallest;
      left -= 1;
      if (!(await stillShows(candidate))) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
    if (!isSmaller) return smallest;
  }
}
