import { UsageError } from '@site/tooling/command-line/command';
import { readName } from '@site/tooling/command-line/readName';
import type { Wanted } from '@site/releases';

/** Reads the words `NAME@VERSION …` behind a verb. Throws a `UsageError` that names the verb. */
export function readWantedReleases(verb: string, words: readonly string[]): Wanted {
  const wanted: Wanted = {};
  for (const word of words) {
    const [name = '', version, ...rest] = word.split('@');
    if (!version || rest.length) {
      throw new UsageError(`${verb} takes NAME@VERSION, such as products@1.4.0, not "${word}".`);
    }
    const application = readName(name);
    if (wanted[application] !== undefined) {
      throw new UsageError(`${verb} takes one version of ${application}, not two.`);
    }
    wanted[application] = version;
  }
  if (words.length === 0)
    throw new UsageError(`${verb} takes NAME@VERSION, such as products@1.4.0.`);
  return wanted;
}
