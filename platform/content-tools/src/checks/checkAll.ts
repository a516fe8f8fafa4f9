import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandFiles } from '@site/tooling/files/checkBrand';
import { formatProblem, parseJson } from '@site/tooling/files/readJsonFile';
import { applicationNames, root } from '@site/tooling/workspace';
import { checkApplicationContent, checkStaffContent } from './checkApplicationContent';
import { describeUnreviewed } from './describeUnreviewed';
import { findForbiddenWording } from './forbiddenWording';

/** What the brand says of itself is an advertisement too. Its form is looked at before any command. */
async function brandClaims(file: string): Promise<string[]> {
  const json = parseJson(await readFile(join(root, file), 'utf8'));
  return findForbiddenWording(json, true).map((problem) => formatProblem(file, problem));
}

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
  for (const line of describeUnreviewed(unreviewed, listsUnreviewed)) console.warn(line);
  const claims = (await Promise.all(brandFiles.map(brandClaims))).flat();
  const problems = [...claims, ...reports.flatMap((report) => report.problems)];
  for (const problem of problems) console.error(problem);
  const unwritten = reports.flatMap((report) => report.unwritten);
  for (const line of unwritten) console.warn(`${line} It cannot be released.`);
  if (unwritten.length > 0) console.log(`Texts that are not written yet: ${unwritten.length}.`);
  const none = unwritten.length > 0 ? 'No other problems' : 'No problems';
  const some = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  console.log(`${problems.length === 0 ? none : some} found.`);
  return problems.length === 0 ? 0 : 1;
}
