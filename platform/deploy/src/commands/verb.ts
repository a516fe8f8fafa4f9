import type { Terminal } from '@site/tooling/command-line/command';
import type { Site, SiteOptions } from '@site/releases';

/** The options that a verb may take besides those that all take. */
export interface VerbOptions {
  to?: string;
  targets?: string;
  live?: boolean;
  'dry-run'?: boolean;
  out?: string;
  from?: string;
  json?: boolean;
  'no-pictures'?: boolean;
  'exit-code'?: boolean;
  watch?: string;
}

/** What a verb of `npm run site` works with. */
export interface VerbContext {
  /** The site that is composed on this machine. */
  site: Site;
  terminal: Terminal;
  options: VerbOptions;
  /** Opens another site of the same store. */
  open(options: Pick<SiteOptions, 'publisher' | 'target'>): Site;
}

/** One verb of `npm run site`. */
export interface Verb {
  /** The words behind the verb, for the help: `NAME@VERSION …`. */
  words: string;
  /** What it does, for the help. */
  summary: string;
  /** The options that it takes. */
  options?: readonly (keyof VerbOptions)[];
  /** Takes the words behind the verb. Rejects with a `UsageError` for wrong words. */
  run(words: string[], context: VerbContext): Promise<void>;
}

/** Verbs by name, in the order of the help. */
export type Verbs = Readonly<Record<string, Verb>>;
