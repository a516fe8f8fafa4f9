import { parseArgs } from 'node:util';
import { UsageError } from './command';

/** An option of a command. Without `value` it is a switch. */
export interface Option {
  /** The placeholder of its value in the help, such as `NUMBER`. */
  readonly value?: string;
  /** What it does, for the help. */
  readonly help: string;
  /** True if it may be given several times. */
  readonly isList?: boolean;
}

export type Options = Readonly<Record<string, Option>>;

type ValueOf<Given extends Option> = Given extends { isList: true }
  ? string[]
  : Given extends { value: string }
    ? string
    : boolean;

/** What was typed behind a command. */
export interface CommandLine<Known extends Options> {
  values: { [Name in keyof Known]?: ValueOf<Known[Name]> };
  words: string[];
}

const unexpected = (argument: string) => new UsageError(`Unexpected argument "${argument}".`);

/**
 * Reads the arguments of a command.
 * @throws UsageError for an unknown argument, or an option without its value.
 */
export function readCommandLine<const Known extends Options>(
  args: readonly string[],
  options: Known,
  { takesWords = false } = {},
): CommandLine<Known> {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === undefined ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const values: Record<string, string | boolean | string[]> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option || rawName !== `--${name}`) throw unexpected(rawName);
    if (option.value === undefined) {
      if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
      values[name] = true;
    } else {
      if (!value || (!inlineValue && value.startsWith('-'))) {
        throw new UsageError(`${rawName} needs a value: ${rawName} ${option.value}.`);
      }
      const list = values[name];
      values[name] = option.isList ? [...(Array.isArray(list) ? list : []), value] : value;
    }
  }
  if (!takesWords && words[0] !== undefined) throw unexpected(words[0]);
  return { values: values as CommandLine<Known>['values'], words };
}

/**
 * Reads an option that takes a whole number.
 * @throws UsageError when it is not one, or out of bounds.
 */
export function readNumber(
  option: string,
  given: string | undefined,
  { otherwise, least = 1, most = Number.MAX_SAFE_INTEGER }: NumberBounds,
): number {
  if (given === undefined) return otherwise;
  const number = Number(given);
  if (!/^\d+$/.test(given) || number < least || number > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `${least} to ${most}`;
    throw new UsageError(`Invalid --${option} "${given}" (expected a whole number, ${range}).`);
  }
  return number;
}

interface NumberBounds {
  otherwise: number;
  least?: number;
  most?: number;
}
