/** How often what was reported: by subject (`order/1.3.0-0123456789ab`), and there by counter (`outcome fallback`). */
export type Counts = Record<string, Record<string, number>>;

/** Counts of one hour, UTC (`2026-03-01T09`). */
export interface HourCounts {
  hour: string;
  counts: Counts;
}

/** The subject of what names no release of ours, and of releases beyond the bound. */
export const OTHER = 'other';

/** The first words of counters whose others come from outside, and how many such counters a subject may have. */
const OPEN_KINDS: Readonly<Record<string, number>> = { error: 40, violation: 40 };
/** How many other counters a subject may have: twice what all of them are. */
const MAX_COUNTERS = 400;
/** How many subjects an hour may have. With all of them full, it takes half of what a document of Firestore may. */
const MAX_SUBJECTS = 24;

const kindOf = (counter: string) => counter.split(' ', 1)[0] ?? '';

function admittedSubject(into: Counts, subject: string): string {
  if (Object.hasOwn(into, subject)) return subject;
  return Object.keys(into).length < MAX_SUBJECTS ? subject : OTHER;
}

function admittedCounter(into: Readonly<Record<string, number>>, counter: string): string {
  if (Object.hasOwn(into, counter)) return counter;
  const kind = kindOf(counter);
  const known = Object.keys(into);
  const most = OPEN_KINDS[kind] ?? MAX_COUNTERS;
  const taken = OPEN_KINDS[kind] ? known.filter((it) => kindOf(it) === kind) : known;
  return taken.length < most ? counter : `${kind} ${OTHER}`;
}

/**
 * Adds counts to those of an hour. Anyone can report anything, so an hour has a bounded number of subjects and counters;
 * what is beyond is counted as other.
 * @returns what was added, under the names that it was given.
 */
export function addCounts(into: Counts, added: Counts): Counts {
  const admitted: Counts = {};
  for (const [wanted, counters] of Object.entries(added)) {
    const subject = admittedSubject(into, wanted);
    const known = (into[subject] ??= {});
    const given = (admitted[subject] ??= {});
    for (const [name, count] of Object.entries(counters)) {
      const counter = admittedCounter(known, name);
      known[counter] = (known[counter] ?? 0) + count;
      given[counter] = (given[counter] ?? 0) + count;
    }
  }
  return admitted;
}

/** Puts counts of the same hour, as several documents or lines have them, together. */
export function byHour(parts: readonly HourCounts[]): HourCounts[] {
  const hours = new Map<string, Counts>();
  for (const { hour, counts } of parts) {
    const known = hours.get(hour) ?? {};
    addCounts(known, counts);
    hours.set(hour, known);
  }
  return [...hours]
    .map(([hour, counts]) => ({ hour, counts }))
    .sort((one, other) => one.hour.localeCompare(other.hour));
}

/** The counts of several hours together. They are not bounded again: hours are. */
export function sumOf(hours: readonly HourCounts[]): Counts {
  const sum: Counts = {};
  for (const { counts } of hours) {
    for (const [subject, counters] of Object.entries(counts)) {
      const known = (sum[subject] ??= {});
      for (const [name, count] of Object.entries(counters)) {
        known[name] = (known[name] ?? 0) + count;
      }
    }
  }
  return sum;
}

/** Keeps counts by hour. */
export interface CountStore {
  /** Rejects when they cannot be kept. */
  add(added: Counts): Promise<void>;
}
