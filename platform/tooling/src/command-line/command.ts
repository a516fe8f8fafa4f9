import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  Argument,
  Command,
  CommanderError,
  InvalidArgumentError,
  Option,
  type ErrorOptions,
} from 'commander';
import { printable } from '@site/company/printable';
import { root } from '../workspace';
import { checkFolder } from './checkFolder.cjs';
import { describeFailure } from './describeFailure';
import { endWithParent } from './endWithParent';
import { asSentence } from './sentence';

export { INTERRUPTED, runProgram, runTogether } from './runProgram';
export { asSentence } from './sentence';
export { shellWord } from './shellWord';
export { table, widthOf } from './table';
export { untilStopped } from './untilStopped';
export { Argument, InvalidArgumentError, Option, type Command };

/** A command was used wrongly. The message says what was wrong and what is expected. */
export class UsageError extends Error {}

/** Where a command writes to: standard output, and standard error. */
export interface Terminal {
  write(text: string): void;
  /** How wide lines may be for the person who reads them; undefined where a file or another program takes what is written. */
  columns?: number;
  /** Writes a line to standard error. */
  warn(line: string): void;
}

/** Where a terminal does not know its width. */
const USUAL_COLUMNS = 80;

export const processTerminal: Terminal = {
  write: (text) => process.stdout.write(text),
  ...(process.stdout.isTTY && { columns: process.stdout.columns || USUAL_COLUMNS }),
  warn: (line) => console.error(line),
};

/** Commander's messages, such as `error: unknown option '--prot'\n(Did you mean --port?)`, as sentences. */
function sentenceOf(message: string): string {
  const text = message.replace(/^error: /, '').replace(/\n\((.*)\)$/, '. $1');
  return asSentence(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);
}

function typedValue(text: string): string {
  // Commander takes the next option for the value of one that has none.
  if (text === '' || text.startsWith('-')) throw new InvalidArgumentError('It needs a value.');
  return text;
}

class SiteCommand extends Command {
  override createCommand(name?: string): SiteCommand {
    return new SiteCommand(name);
  }

  override createOption(flags: string, description?: string): Option {
    const option = super.createOption(flags, description);
    return option.required ? option.argParser(typedValue) : option;
  }

  override error(message: string, { code }: ErrorOptions = {}): never {
    const unexpected = this.args[this.registeredArguments.length];
    throw new UsageError(
      code === 'commander.excessArguments'
        ? `Unexpected argument "${unexpected}".`
        : sentenceOf(message),
    );
  }
}

/** Makes a command that people call by `name`, such as `npm run site --`. Its verbs are added with `.command()`. */
export function createCommand(name: string, summary: string): Command {
  return new SiteCommand(name)
    .description(summary)
    .helpOption('-h, --help', 'show this help')
    .configureHelp({
      showGlobalOptions: true,
      subcommandTerm: (verb) => `${verb.name()} ${verb.usage().replace('[options]', '').trim()}`,
    })
    .exitOverride();
}

/** A parser of options that take a whole number. */
export const wholeNumber =
  ({ least = 1, most = Number.MAX_SAFE_INTEGER } = {}) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `${least} to ${most}`;
    throw new InvalidArgumentError(`Expected a whole number, ${range}.`);
  };

/** A parser of options that take a port; 0 takes any free one. */
export const portNumber = wholeNumber({ least: 0, most: 65_535 });

const withVerbs = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(withVerbs),
];

/** The verb that was asked for, or the command itself. */
const askedOf = (command: Command, args: readonly string[]): Command =>
  args.reduce((at, word) => at.commands.find((verb) => verb.name() === word) ?? at, command);

/** Runs a command and reports its failure. @returns the exit code: 0, 1 after a failure, 2 after wrong usage. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  terminal: Terminal = processTerminal,
): Promise<0 | 1 | 2> {
  const output = {
    writeOut: (text: string) => terminal.write(text),
    writeErr: (text: string) => terminal.warn(text.trimEnd()),
  };
  for (const each of withVerbs(command)) each.configureOutput(output);
  const [first, verb] = args;
  try {
    const isUnknown =
      first === 'help' && verb !== undefined && askedOf(command, [verb]) === command;
    if (isUnknown && command.commands.length === 0)
      throw new UsageError(`Unknown command '${verb}'.`);
    // Commander suggests what a command may mean that is called, not one that help is asked of.
    await command.parseAsync(isUnknown ? [verb] : args, { from: 'user' });
    return 0;
  } catch (failure) {
    // Help that was asked for, or the help in place of a verb that is missing.
    if (failure instanceof CommanderError) return failure.exitCode === 0 ? 0 : 2;
    return report(failure, terminal, askedOf(command, args));
  }
}

function report(failure: unknown, terminal: Terminal, command?: Command): 1 | 2 {
  // Only a failed build has more than one line to tell: the builder's own.
  const lines = describeFailure(failure).split('\n');
  terminal.warn(lines.map(printable).join('\n'));
  if (!(failure instanceof UsageError)) return 1;
  if (command) terminal.warn(`Usage: ${command.createHelp().commandUsage(command)}`);
  return 2;
}

/** npm runs a script where its package.json is; paths are meant from where npm was called. */
function goWhereCalled(): void {
  const { npm_package_json: packageFile, INIT_CWD: calledIn } = process.env;
  if (!calledIn || !packageFile) return;
  // npm may have been told of a link to this folder.
  const isNpmsFolder =
    existsSync(packageFile) && realpathSync(dirname(packageFile)) === realpathSync('.');
  if (!isNpmsFolder) return;
  if (!existsSync(calledIn)) throw new Error(`${calledIn} does not exist.`);
  process.chdir(calledIn);
}

/**
 * Runs a command as this process: with its arguments, its output and its exit code. The brand is checked before `load`
 * imports what may read it.
 */
export async function main(load: () => Command | Promise<Command>): Promise<void> {
  endWithParent();
  // A reader such as `head` may close the pipe before the end.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    process.exit(code === 'EPIPE' ? 0 : 1);
  });
  // Thrown outside of what is awaited, as by webpack's server whose port was taken while it started.
  process.once('uncaughtException', (failure) => {
    process.exit(report(failure, processTerminal));
  });
  try {
    goWhereCalled();
    checkFolder(root);
    const { checkBrand } = await import('../files/checkBrand');
    await checkBrand();
    const code = await runCommand(await load(), process.argv.slice(2));
    if (code) process.exitCode = code;
  } catch (failure) {
    process.exitCode = report(failure, processTerminal);
  }
}
