import { readCommandLine } from '@site/tooling/command-line/readCommandLine';
import { UsageError } from '@site/tooling/command-line/command';
import { isShortName, shortNames, type ShortName } from '@site/tooling/applicationShortNames';

/**
 * Reads a command's arguments: the words, and the options, which all take a value except those listed as switches.
 * Throws a `UsageError`.
 */
export function readArguments<Option extends string, Switch extends string>(
  args: string[],
  options: readonly Option[],
  switches: readonly Switch[],
): { words: string[]; values: { [Name in Option]?: string } & { [Name in Switch]?: boolean } } {
  const known = Object.fromEntries([
    ...options.map((name) => [name, { value: name.toUpperCase(), help: '' }]),
    ...switches.map((name) => [name, { help: '' }]),
  ]);
  const { words, values } = readCommandLine(args, known, { takesWords: true });
  return {
    words,
    values: values as { [Name in Option]?: string } & { [Name in Switch]?: boolean },
  };
}

/** The names of all applications in a sentence: `shell, products or order`. */
export const namesOfApplications = `${shortNames.slice(0, -1).join(', ')} or ${shortNames.at(-1)}`;

/** Reads the name of an application. Throws a `UsageError` that lists them. */
export function readName(text: string): ShortName {
  if (isShortName(text)) return text;
  throw new UsageError(`There is no application "${text}": take ${namesOfApplications}.`);
}
