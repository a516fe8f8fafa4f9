import { UsageError } from '@site/tooling/command-line/command';

/** Refuses words behind a verb that takes none. Throws a `UsageError`. */
export function refuseWords(verb: string, words: readonly string[]): void {
  if (words.length)
    throw new UsageError(`${verb} takes nothing more; "${words.join(' ')}" is too much.`);
}
