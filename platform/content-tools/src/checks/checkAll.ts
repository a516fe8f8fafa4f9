import { applicationNames } from '@site/tooling/workspace';
import {
  brandProblems,
  checkApplicationContent,
  checkStaffContent,
} from './checkApplicationContent';

/**
 * Checks the texts of every application, of mails and of the order desk, and lists problems, and the files without a review if
 * that is wanted.
 * @returns the exit code.
 */
export async function checkAll({ listsUnreviewed = false } = {}): Promise<0 | 1> {
  const reports = [
    ...(await Promise.all(applicationNames.map(checkApplicationContent))),
    ...(await checkStaffContent()),
  ];
  const unreviewed = reports.flatMap((report) => report.unreviewed);
  if (unreviewed.length > 0) {
    const files = unreviewed.length === 1 ? 'file is' : 'files are';
    const what = `${unreviewed.length} ${files} not reviewed yet ("reviewed": null)`;
    // They build and show all the same: by name only if a person asks.
    console.warn(
      listsUnreviewed
        ? [`${what}:`, ...unreviewed].join('\n  ')
        : `${what}. To list them: npm run content -- check --unreviewed`,
    );
  }
  const problems = [...(await brandProblems()), ...reports.flatMap((report) => report.problems)];
  for (const problem of problems) console.error(problem);
  const unwritten = reports.flatMap((report) => report.unwritten);
  for (const line of unwritten) console.warn(`${line} It cannot be released.`);
  if (unwritten.length > 0) console.log(`Texts that are not written yet: ${unwritten.length}.`);
  const none = unwritten.length > 0 ? 'No other problems' : 'No problems';
  const some = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  console.log(`${problems.length === 0 ? none : some} found.`);
  return problems.length === 0 ? 0 : 1;
}
