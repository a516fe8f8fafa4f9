import type { Visit } from '../grammar/plannedVisit';
import type { Ledger } from './ledger';
import { countsAs, promises, type PromiseName, type Violation } from './promises';

/** How a run ended. */
export interface Tally {
  visits: number;
  enquiries: number;
  /** Enquiries that the form was cleared of. */
  taken: number;
  /** Exchanges that met a fault. */
  faults: number;
  /** What else went wrong, by name. */
  troubles: Map<string, number>;
  /** How often the page said what, so that a promise that was never put to the test is seen. */
  said: Map<string, number>;
  violations: Violation[];
  /** Visits that could not be completed. */
  failures: number;
  enter(ledger: Ledger): void;
}

const increment = (counts: Map<string, number>, name: string) =>
  counts.set(name, (counts.get(name) ?? 0) + 1);

export function newTally(visits: readonly Visit[]): Tally {
  return {
    visits: 0,
    enquiries: 0,
    taken: 0,
    faults: 0,
    troubles: new Map(),
    said: new Map(),
    violations: [],
    failures: 0,
    enter({ visit, enquiries, placements, said, exchanges }) {
      this.visits += 1;
      this.enquiries += enquiries.length;
      this.taken += placements.filter(({ takenAt }) => takenAt).length;
      this.faults += exchanges.filter(({ fault }) => fault).length;
      said.forEach(({ meaning }) => increment(this.said, meaning));
      for (const { trouble } of visits.find(({ number }) => number === visit)?.rounds ?? []) {
        if (trouble) increment(this.troubles, trouble.what);
      }
    },
  };
}

const kinds = ['lost', 'doubled', 'leaked', 'told wrong'] as const;

/** The lines that say how a run ended; the counts are in the last. */
export function summarise(tally: Tally): string[] {
  const { visits, enquiries, taken, faults, troubles, said, violations, failures } = tally;
  const list = (counts: Map<string, number>) =>
    [...counts].sort().map(([name, count]) => `${String(count).padStart(6)} ${name}`);
  const broken = (promise: PromiseName) => violations.filter((it) => it.promise === promise);
  const total = [...troubles.values()].reduce((sum, count) => sum + count, 0);
  return [
    'What else went wrong:',
    ...list(troubles),
    'What the page said:',
    ...list(said),
    'The promise (docs/decisions/012-what-the-page-promises.md):',
    ...(Object.keys(promises) as PromiseName[]).map(
      (name) => `${String(broken(name).length).padStart(6)} broken: ${name}`,
    ),
    ...(failures ? [`${failures} visits could not be completed.`] : []),
    `${enquiries} enquiries in ${visits} visits, ${taken} taken, ${faults} faults in exchanges and ${total} others: ` +
      kinds
        .map(
          (kind) =>
            `${violations.filter(({ promise }) => countsAs(promise) === kind).length} ${kind}`,
        )
        .join(', '),
  ];
}
