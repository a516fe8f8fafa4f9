import type { Violation } from './readViolations';
import { OTHER, type Counts } from '../counts/counts';
import { fileAt, subjectOfFile } from '../counts/subjects';

/** What was refused, without its address: a file of ours, an origin, a scheme, or a word such as `inline`. */
const whatOf = (blocked: string): string =>
  fileAt(blocked) === undefined ? blocked || 'nothing' : 'file';

/** Counts what browsers refused, by the release whose file it was or, failing that, whose script asked for it. */
export function countViolations(violations: readonly Violation[]): Counts {
  const counts: Counts = {};
  for (const { type, rule, blocked, source } of violations) {
    const file = fileAt(blocked) ?? fileAt(source);
    const counters = (counts[file === undefined ? OTHER : subjectOfFile(file)] ??= {});
    const counter = `violation ${type} ${rule} ${whatOf(blocked)}`;
    counters[counter] = (counters[counter] ?? 0) + 1;
  }
  return counts;
}
