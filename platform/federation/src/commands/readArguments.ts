import { parseArgs } from 'node:util';
import { UsageError } from '@site/tooling/command-line/command';
import { isShortName, shortNames, type ShortName } from '../releases/shortNames';

/**
 * Reads a command's arguments: the words, and the options, which all take a value except those listed as switches.
 * Throws a `UsageError`.
 */
export function readArguments<Option extends string, Switch extends string>(
  args: string[],
  options: readonly Option[],
  switches: readonly Switch[],
): { words: string[]; values: { [Name in Option]?: string } & { [Name in Switch]?: boolean } } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries([
        ...options.map((name) => [name, { type: 'string' as const }]),
        ...switches.map((name) => [name, { type: 'boolean' as const }]),
      ]),
    });
    const empty = Object.entries(values).find(([, value]) => value === '')?.[0];
    if (empty) throw new Error(`--${empty} takes a value`);
    return {
      words: positionals,
      values: values as { [Name in Option]?: string } & { [Name in Switch]?: boolean },
    };
  } catch (failure) {
    // Further sentences of Node's message are about programs in general.
    const [sentence = ''] = (failure as Error).message.split(/\.\s|\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}; --help tells what it takes.`);
  }
}

/** Reads the name of an application. Throws a `UsageError` that lists them. */
export function readName(text: string): ShortName {
  if (isShortName(text)) return text;
  const names = `${shortNames.slice(0, -1).join(', ')} or ${shortNames.at(-1)}`;
  throw new UsageError(`There is no application "${text}": take ${names}.`);
}
