import { basename } from 'node:path';
import { git } from '../git/git';
import { root } from '../workspace';
import { UsageError } from './command';

const nameOf = (file: string) => basename(file).replace(/\..*/, '');

/** Refuses words that no file of a test in a browser has in its path: the site is built before the test runner would say so. */
export function assertTestFiles(wanted: readonly string[], kind: 'spec' | 'compat'): void {
  const end = wanted.findIndex((it) => it.startsWith('-'));
  const words = end < 0 ? wanted : wanted.slice(0, end);
  let listed: string[];
  try {
    // Other engines have a project of their own, which no verb runs alone.
    const files = [`*.${kind}.ts`, ':^e2e/engines'];
    listed = git(root, 'ls-files', '-co', '--exclude-standard', ...files).split('\n');
  } catch {
    // Without Git the test runner says it, later.
    return;
  }
  // As Playwright has it: a pattern, and behind it perhaps a line.
  const isIn = (file: string, word: string) =>
    new RegExp(word.replace(/(:\d+)+$/, ''), 'i').test(`${root}/${file}`);
  if (!words.length || words.some((word) => listed.some((file) => isIn(file, word)))) return;
  const names = listed
    .filter((it) => kind !== 'spec' || it.startsWith('e2e/journeys/'))
    .map(nameOf);
  throw new UsageError(
    `No test of ${kind === 'spec' ? 'journeys' : kind} has ${words.map((it) => `"${it}"`).join(' or ')} in its name. There are ${names.join(', ')}${kind === 'spec' ? ', and others: git ls-files "*.spec.ts" ":^e2e/engines"' : ''}.`,
  );
}
