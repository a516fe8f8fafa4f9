import { describeFailure } from './describeFailure';
import { printable } from '@site/contracts/printable';

/** A command was used wrongly. The message says what was wrong and what is expected. */
export class UsageError extends Error {}

/** Where a command writes to: standard output, and standard error. */
export interface Terminal {
  write(text: string): void;
  /** Writes a line to standard error. */
  warn(line: string): void;
}

export const processTerminal: Terminal = {
  write: (text) => process.stdout.write(text),
  warn: (line) => console.error(line),
};

/** Runs a command and reports its failure. @returns the exit code: 0, 1 after a failure, 2 after wrong usage. */
export async function runCommand(
  terminal: Pick<Terminal, 'warn'>,
  command: () => Promise<void>,
): Promise<0 | 1 | 2> {
  try {
    await command();
    return 0;
  } catch (failure) {
    // Only a failed build has more than one line to tell: the builder's own.
    const lines = describeFailure(failure).split('\n');
    terminal.warn(lines.map(printable).join('\n'));
    return failure instanceof UsageError ? 2 : 1;
  }
}
