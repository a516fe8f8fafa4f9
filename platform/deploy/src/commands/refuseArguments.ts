import { UsageError } from '@site/tooling/command-line/command';

/** @throws UsageError for words behind a verb that takes none. */
export function refuseArguments(verb: string, words: readonly string[]): void {
  if (words.length) throw new UsageError(`Unexpected argument "${words[0]}" after ${verb}.`);
}
