import { runProgram } from '@site/tooling/command-line/runProgram';
import { UsageError } from '@site/tooling/command-line/command';
import { checkAll } from './checkAll';
import { previewAddresses } from './previewAddresses';

/** Runs `npm run content`: a live preview, or the check of all texts with the word `check`. @returns the exit code. */
export async function runContent([word, ...rest]: readonly string[]): Promise<number> {
  const unexpected = word === 'check' ? rest[0] : word;
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument "${unexpected}".`);
  if (word === 'check') {
    return checkAll();
  }
  console.log('Save a file in a folder “content”, and the page changes. Ctrl-C stops it.\n');
  for (const { language, address } of previewAddresses()) console.log(`  ${language}  ${address}`);
  return runProgram('npm', ['run', '--silent', 'dev']);
}
