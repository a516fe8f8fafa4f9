import { asSentence } from '@site/tooling/command-line/command';
import { compareAnswer, type Answer } from './compareAnswer';
import type { ExpectedAnswer } from './expectedAnswers';
import { untilSettled } from './untilSettled';

/** How long one answer may take, in ms. */
const TIMEOUT = 20_000;

/** How many differences a message names. */
const MAX_SHOWN = 5;

const NO_ANSWER = 'does not answer';

/** What to do where the site differs from what was composed; another advice where nobody answers at all. */
export const adviceOn = (differences: readonly string[], otherwise: string): string =>
  differences.every((line) => line.endsWith(NO_ANSWER))
    ? 'Start the server that shows it, then run the command again.'
    : otherwise;

/** The first differences, as sentences. */
export function describeDifferences(differences: readonly string[]): string {
  const rest = differences.length - MAX_SHOWN;
  const more = rest > 0 ? [`And ${rest} more.`] : [];
  return [...differences.slice(0, MAX_SHOWN).map(asSentence), ...more].join(' ');
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { code: response.status, headers: response.headers, bytes };
}

/** A line for each difference: addresses that have the same one share it. */
function linesOf(differing: ReadonlyMap<ExpectedAnswer, string>): string[] {
  const paths = new Map<string, string[]>();
  for (const [{ path }, difference] of differing) {
    paths.set(difference, [...(paths.get(difference) ?? []), path]);
  }
  return [...paths]
    .map(([difference, all]) => {
      const [first, ...others] = all.sort();
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      return `${first}${more} ${difference}`;
    })
    .sort();
}

/**
 * Asks an address everything, and what differs again after a while.
 * @param settleMs how long the host may take until all its servers agree.
 * @returns a line for each difference that is left.
 */
export async function verifySite(
  address: string,
  expectedAnswers: readonly ExpectedAnswer[],
  expected: (file: string) => Promise<Buffer | undefined>,
  settleMs: number,
): Promise<string[]> {
  const differenceOf = async (wanted: ExpectedAnswer): Promise<string | undefined> => {
    const bytes = wanted.file === undefined ? undefined : await expected(wanted.file);
    const answer = await ask(address + wanted.path).catch(() => undefined);
    return answer ? compareAnswer(wanted, answer, bytes) : NO_ANSWER;
  };
  return linesOf(await untilSettled(expectedAnswers, differenceOf, settleMs));
}
