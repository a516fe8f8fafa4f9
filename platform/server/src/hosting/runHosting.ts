import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { visitReporting } from '@site/contracts/visitReport';
import { UsageError, runCommand, type Terminal } from '@site/tooling/command-line/command';
import { productionReports } from '../headers/siteHeaders';
import { hostingFiles } from './hostingFiles';

const USAGE = 'Use: npm run hosting -- [--check]';

function readCheck(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { check: { type: 'boolean' } } }).values.check ?? false;
  } catch {
    throw new UsageError(USAGE);
  }
}

/** What a static host cannot do and the local server does; whoever publishes decides about it. */
function warnings(): string[] {
  return [
    ...(visitReporting.address.startsWith('/') && visitReporting.sampleRate > 0
      ? [
          `Pages report visits to ${visitReporting.address}, which a static host does not take: see docs/deploying.md.`,
        ]
      : []),
    ...(productionReports.address === undefined
      ? ['Browsers report nothing that they refuse: see docs/deploying.md.']
      : []),
  ];
}

/**
 * Runs the command `npm run hosting`, which brings the files of Firebase Hosting in line with the server's headers, or
 * with `--check` only tells whether they are. Takes its arguments, the terminal and the folder of the files.
 */
export function runHosting(args: string[], terminal: Terminal, folder: string): Promise<0 | 1 | 2> {
  return runCommand(terminal, async () => {
    const isCheck = readCheck(args);
    const stale = (await hostingFiles(folder)).filter(({ current, wanted }) => current !== wanted);
    const names = stale.map(({ path }) => basename(path)).join(' and ');
    if (isCheck && stale.length > 0) {
      throw new Error(
        `${names} would not send the headers that the site was made for; npm run hosting mends that.`,
      );
    }
    for (const { path, wanted } of stale) await writeFile(path, wanted);
    terminal.write(names === '' ? 'Nothing to change.\n' : `Wrote ${names}.\n`);
    warnings().forEach(terminal.warn);
  });
}
