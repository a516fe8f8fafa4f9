import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Terminal } from '@site/tooling/command-line/command';
import { hostingFiles } from './hostingFiles';
import { unservedReports } from './unservedReports';

/**
 * Brings the files for Firebase's tools in a folder in line with the site that was composed there and the server's headers.
 * With `isCheck` it writes nothing and rejects when one is out of date.
 */
export async function runHosting(
  { isCheck }: { isCheck: boolean },
  terminal: Terminal,
  folder: string,
): Promise<void> {
  const stale = (await hostingFiles(folder)).filter(
    ({ current, expected }) => current !== expected,
  );
  const names = new Intl.ListFormat('en').format(stale.map(({ path }) => basename(path)));
  if (isCheck && stale.length > 0) {
    throw new Error(
      `${names} ${stale.length > 1 ? 'are' : 'is'} out of date. Run: npm run hosting`,
    );
  }
  for (const { path, expected } of stale) await writeFile(path, expected);
  terminal.write(names === '' ? 'Nothing to change.\n' : `Wrote ${names}.\n`);
  unservedReports().forEach(terminal.warn);
}
