import type { Tally } from './ledger';

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

/** True for a run in which every accepted enquiry is stored exactly once and no personal data was seen anywhere. */
export function isClean({ lost, doubled, leaked }: Tally): boolean {
  return lost.length + doubled.length + leaked.length === 0;
}

/** The lines that say how a run ended; the counts stand in the last. */
export function summary({ enquiries, faults, cutOff, lost, doubled, leaked }: Tally): string[] {
  return [
    ...[...faults].sort().map(([name, count]) => `${String(count).padStart(5)} ${name}`),
    `${cutOff} of the enquiries were cut off before the form took them.`,
    ...lost.map((email) => `Lost: ${email}`),
    ...doubled.map((email) => `Doubled: ${email}`),
    ...leaked.map((sight) => `Leaked: ${sight}`),
    `${enquiries} enquiries, ${sum(faults.values())} faults: ` +
      `${lost.length} lost, ${doubled.length} doubled, ${leaked.length} leaked`,
  ];
}
