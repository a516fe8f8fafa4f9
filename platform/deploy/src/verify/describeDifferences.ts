import { asSentence } from '@site/tooling/command-line/command';

const SHOWN = 5;

/** The first differences, as sentences. */
export function describeDifferences(differences: readonly string[]): string {
  const rest = differences.length - SHOWN;
  return [
    ...differences.slice(0, SHOWN).map(asSentence),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
  ].join(' ');
}
