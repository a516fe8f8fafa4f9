import { printable } from './printable';

/** A command was not understood. Its message is one sentence for the person who typed it. */
export class UsageError extends Error {}

/** Where a command writes to. */
export interface Terminal {
  /** Takes what the person asked for, with its line ends. */
  write(text: string): void;
  /** Takes a line about what went wrong. */
  warn(line: string): void;
}

/** The terminal of this process. */
export const processTerminal: Terminal = {
  write: (text) => process.stdout.write(text),
  warn: (line) => console.error(line),
};

/** Runs a command and gives its exit code: 0, 1 after a failure, 2 after a wrong use; for both it warns. */
export async function runCommand(
  terminal: Pick<Terminal, 'warn'>,
  command: () => Promise<void>,
): Promise<0 | 1 | 2> {
  try {
    await command();
    return 0;
  } catch (failure) {
    // Only a failed build has more than one line to tell: the builder's own.
    const lines = (failure as Error).message.split('\n');
    terminal.warn(lines.map(printable).join('\n'));
    return failure instanceof UsageError ? 2 : 1;
  }
}
