import type { Terminal } from '@site/tooling/command-line/command';
import type { Site } from '../deployments/site';

/** What a verb of `npm run site` works with. */
export interface VerbContext {
  site: Site;
  terminal: Terminal;
}

/** One verb of `npm run site`. */
export interface Verb {
  /** The words behind the verb, for the help: `NAME@VERSION …`. */
  words: string;
  /** What it does, for the help. */
  summary: string;
  /** Takes the words behind the verb. Rejects with a `UsageError` for wrong words. */
  run(words: string[], context: VerbContext): Promise<void>;
}
