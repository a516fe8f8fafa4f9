import { runCommand, type Command, type Terminal } from '../command-line/command';

export interface Answer {
  code: number;
  output: string;
  warnings: string;
}

/** Runs a command in this process, as if the arguments were typed; with `columns`, on a terminal as wide as that. */
export async function answerOf(
  commandFor: (terminal: Terminal) => Command,
  args: readonly string[],
  columns?: number,
): Promise<Answer> {
  const said = { output: '', warnings: '' };
  const terminal: Terminal = {
    write: (text) => void (said.output += text),
    warn: (line) => void (said.warnings += `${line}\n`),
    ...(columns && { columns }),
  };
  const code = await runCommand(commandFor(terminal), args, terminal);
  return { code, ...said };
}
