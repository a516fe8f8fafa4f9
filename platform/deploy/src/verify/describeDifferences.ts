const SHOWN = 5;

/** The first differences, as sentences. */
export function describeDifferences(differences: readonly string[]): string {
  const rest = differences.length - SHOWN;
  return [
    ...differences.slice(0, SHOWN).map((it) => `${it}.`),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
  ].join(' ');
}
