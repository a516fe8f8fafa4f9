import { readCommandLine } from '@site/tooling/command-line/readCommandLine';

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
