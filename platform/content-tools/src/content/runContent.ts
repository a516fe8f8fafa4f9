import { runProgram } from '@site/tooling/command-line/runProgram';
import { UsageError } from '@site/tooling/command-line/command';
import { checkAll } from './checkAll';

/**
 * Runs `npm run content`: a live preview, or the check of all texts with the word `check`.
 * @returns the exit code
 */
export async function runContent(
  [word, ...rest]: readonly string[],
  { port }: { port?: string } = {},
): Promise<number> {
  const unexpected = word === 'check' ? rest[0] : word;
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument "${unexpected}".`);
  if (word === 'check') {
    return checkAll();
  }
  console.log('Save a file in a folder “content”, and the open page changes.');
  const development = 'platform/build/src/bin/dev.ts';
  const options = ['--pages', ...(port === undefined ? [] : ['--port', port])];
  return runProgram(process.execPath, ['--import', 'tsx', development, ...options]);
}
