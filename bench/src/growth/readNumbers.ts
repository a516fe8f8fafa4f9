import { UsageError } from '@site/tooling/command-line/command';

/** Reads numbers between commas. @throws UsageError for anything else. */
export function readNumbers(
  option: string,
  text: string | undefined,
  { least, otherwise }: { least: number; otherwise: readonly number[] },
): readonly number[] {
  if (text === undefined) return otherwise;
  const numbers = text.split(',').map((it) => (/^\d{1,5}$/.test(it.trim()) ? Number(it) : NaN));
  if (numbers.every((it) => it >= least)) return numbers;
  throw new UsageError(
    `Invalid --${option} "${text}" (expected numbers from ${least} on, such as 3,10).`,
  );
}
