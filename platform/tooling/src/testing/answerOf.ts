import { runCommand, type Command, type Terminal } from '../command-line/command';

export interface Answer {
  code: number;
  output: string;
  warnings: string;
}

/** Runs a command in this process, as if the words were typed. */
export async function answerOf(
  commandFor: (terminal: Terminal) => Command,
  words: readonly string[],
): Promise<Answer> {
  const said = { output: '', warnings: '' };
  const terminal: Terminal = {
    write: (text) => void (said.output += text),
    warn: (line) => void (said.warnings += `${line}\n`),
  };
  const code = await runCommand(commandFor(terminal), words, terminal);
  return { code, ...said };
}
