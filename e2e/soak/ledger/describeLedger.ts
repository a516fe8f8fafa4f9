import type { Ledger } from './ledger';

/** What was seen in a visit, in order, for the person who has to find the fault. It holds no personal data. */
export function describeLedger({
  enquiries,
  placements,
  exchanges,
  said,
  rests,
  storageFaults,
  ended,
}: Ledger): string[] {
  const number = (email: string) => enquiries.findIndex((it) => it.email === email) + 1;
  const seen: [at: number, text: string][] = [
    ...placements.map(
      ({ at, email, document }) =>
        [at, `enquiry ${number(email)} is placed in page ${document}`] as const,
    ),
    ...placements.map(
      ({ takenAt, email }) =>
        [takenAt ?? NaN, `the form is cleared of enquiry ${number(email)}`] as const,
    ),
    ...exchanges.map(
      ({ startedAt, email, id, fault }) =>
        [
          startedAt,
          `enquiry ${number(email)} is sent as ${id}${fault ? `; ${fault.where}: ${fault.what}` : ''}`,
        ] as const,
    ),
    ...exchanges.map(
      ({ endedAt, email }) =>
        [endedAt ?? NaN, `the send of enquiry ${number(email)} has ended`] as const,
    ),
    ...said.map(
      ({ at, meaning, claim, count, references }) =>
        [
          at,
          `the page says: ${[meaning, claim, count, ...references].filter(Boolean).join(', ')}`,
        ] as const,
    ),
    ...rests.map(
      ({ at, statements, kept, documents }) =>
        [
          at,
          `at rest (${documents.join(', ')}): ${statements.map(({ meaning, count }) => `${meaning} ${count}`).join(', ') || 'nothing is said'}; kept: ${kept ?? 'not read'}`,
        ] as const,
    ),
    ...storageFaults.map((at) => [at, 'the browser refuses its storage'] as const),
    ...[...ended].map(([document, at]) => [at, `page ${document} ends`] as const),
  ].map(([at, text]) => [at, text]);
  const events = seen.filter(([at]) => !Number.isNaN(at)).sort(([a], [b]) => a - b);
  const startedAt = events[0]?.[0] ?? 0;
  return events.map(([at, text]) => `${String(at - startedAt).padStart(7)} ms  ${text}`);
}
