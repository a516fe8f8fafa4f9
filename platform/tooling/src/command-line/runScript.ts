import { processTerminal, runCommand, UsageError, type Terminal } from './command';
import { root } from '../workspace';
import { readCommandLine, type CommandLine, type Option, type Options } from './readCommandLine';

/** What a command is, for its help. */
export interface Command<Known extends Options> {
  /** How it is called: `npm run soak`. */
  name: string;
  /** One line on what it does. */
  summary: string;
  /** The words that it takes besides options, such as `[check]`; without it a word is refused. */
  words?: string;
  /** Lines on those words, below the usage. */
  details?: readonly string[];
  options?: Known;
}

const HELP: Option = { help: 'show this help' };

const left = (name: string, { value }: Option) => `--${name}${value ? ` ${value}` : ''}`;

/** The help of a command, in the shape of npm's. */
export function helpOf<Known extends Options>({
  name,
  summary,
  words,
  details = [],
  options,
}: Command<Known>): string {
  const all = Object.entries<Option>({ ...options, help: HELP });
  const width = Math.max(...all.map((entry) => left(...entry).length));
  return [
    summary,
    '',
    'Usage:',
    `  ${name}${words || options ? ' --' : ''}${words ? ` ${words}` : ''}${options ? ' [options]' : ''}`,
    ...details.map((line) => `  ${line}`),
    '',
    'Options:',
    ...all.map(([option, it]) => `  ${left(option, it).padEnd(width)}  ${it.help}`),
    '',
  ].join('\n');
}

/**
 * Runs a script: answers `--help`, refuses arguments it does not know, and reports a failure as one message.
 * What a script needs is imported by `run`, so that the help appears at once and writes nothing.
 * @returns the exit code: 0, 1 after a failure, 2 after wrong usage, or what `run` returns.
 */
export async function runScript<const Known extends Options>(
  command: Command<Known>,
  run: (line: CommandLine<Known>) => Promise<number | void>,
  args: readonly string[] = process.argv.slice(2),
  terminal: Terminal = processTerminal,
  folder: string = root,
): Promise<number> {
  let code: number | void = 0;
  const failed = await runCommand(terminal, async () => {
    if (args.includes('--help')) return terminal.write(helpOf(command));
    const line = readLine(command, args);
    checkFolder(folder);
    // Whatever a script imports next may read the brand.
    const { checkBrand } = await import('../files/checkBrand');
    await checkBrand();
    code = await run(line);
  });
  return failed || (code ?? 0);
}

/** Webpack and URLs read these signs of a path as their own: every build would fail with a message about something else. */
function checkFolder(folder: string): void {
  const [sign] = /[!#?%]/.exec(folder) ?? [];
  if (sign) throw new Error(`Move the repository to a path without "${sign}": ${folder}`);
}

function readLine<Known extends Options>(command: Command<Known>, args: readonly string[]) {
  try {
    const takesWords = command.words !== undefined;
    return readCommandLine(args, command.options ?? ({} as Known), { takesWords });
  } catch (failure) {
    if (!(failure instanceof UsageError)) throw failure;
    throw new UsageError(`${failure.message} See: ${command.name} -- --help`);
  }
}
