import { resolve } from 'node:path';
import { UsageError, runCommand, type Terminal } from '@site/tooling/command-line/command';
import { readArguments } from './readArguments';
import { publisherIn } from '@site/compose';
import { type Publisher, openSite, type SiteOptions } from '@site/releases';
import { table } from '@site/tooling/command-line/table';
import { localVerbs } from './localVerbs';
import type { Verb, VerbOptions, Verbs } from './verb';

const further = {
  to: ['TARGET', 'the public site that is meant, such as production or staging'],
  targets: ['FILE', 'where the targets are described, if not in targets.json'],
  live: ['', 'ask the public site what it really shows'],
  'dry-run': ['', 'compose and compare, and change nothing'],
  out: ['FOLDER', 'where the result goes; a report goes into dist/diff by default'],
  from: ['FOLDER', 'what was composed before'],
  json: ['', 'write JSON for a program'],
  'no-pictures': ['', 'compare in words alone, without a browser'],
  'exit-code': ['', 'end with 1 when something would change'],
  watch: ['MINUTES', 'look each minute for so long, or until a new release does worse'],
} as const satisfies Record<keyof VerbOptions, readonly [string, string]>;

const optionNames = Object.keys(further) as (keyof typeof further)[];

/** The options that some verbs take, as lines of a help. */
const optionLines = (names: readonly (keyof typeof further)[]) =>
  table([
    [
      '  --store PLACE',
      'where the releases and deployment states are: FOLDER or gs://BUCKET/FOLDER',
    ],
    ['  --site FOLDER', 'where the composed site is, if not in dist/site'],
    ...names.map((name) => [`  --${name} ${further[name][0]}`.trimEnd(), further[name][1]]),
    ['  --help', 'show this help'],
  ]);

const helpOf = (verbs: Verbs) => {
  const lines = Object.entries(verbs).map(([name, { words, summary }]) => [
    `  ${`${name} ${words}`.trim()}`,
    summary,
  ]);
  return `Shows and changes which releases are live.

Usage:
  npm run site -- VERB [options]
  npm run site -- help VERB

Verbs:
${table(lines)}`;
};

const helpOfVerb = (name: string, { words, summary, options = [] }: Verb) =>
  `npm run site -- ${name} ${summary}.

Usage:
  ${`npm run site -- ${name} ${words}`.trim()} [options]

Options:
${optionLines(optionNames.filter((it) => options.includes(it)))}`;

export interface SiteCommandOptions {
  publisher?: Publisher | undefined;
  /** All verbs; by default those for the site that is composed on this machine. */
  verbs?: Verbs;
}

function assertTaken(name: string, verb: Verb, options: VerbOptions): void {
  for (const option of optionNames) {
    if (options[option] !== undefined && !verb.options?.includes(option)) {
      throw new UsageError(`${name} takes no --${option}.`);
    }
  }
}

/** Runs `npm run site`. Takes its arguments; gives its exit code: 0, 1 for a failure, 2 for a wrong use. */
export function runSite(
  args: string[],
  terminal: Terminal,
  { publisher, verbs = localVerbs as Verbs }: SiteCommandOptions = {},
): Promise<0 | 1 | 2> {
  return runCommand(terminal, async () => {
    const { words, values } = readArguments(
      args,
      ['store', 'site', 'to', 'targets', 'out', 'from', 'watch'],
      ['help', 'live', 'dry-run', 'json', 'no-pictures', 'exit-code'],
    );
    const wantsHelp = values.help || words[0] === 'help';
    const [name = '', ...rest] = words[0] === 'help' ? words.slice(1) : words;
    if (wantsHelp && !name) return terminal.write(helpOf(verbs));
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    const names = Object.keys(verbs).join(', ');
    if (!verb) {
      throw new UsageError(
        name ? `There is no verb "${name}": take one of ${names}.` : `Take one of ${names}.`,
      );
    }
    if (wantsHelp) return terminal.write(helpOfVerb(name, verb));
    const { store, site: composed } = values;
    assertTaken(name, verb, values);
    const say = (line: string) => terminal.warn(line);
    const open = (siteOptions: SiteOptions) => openSite(store, { ...siteOptions, say });
    const local = publisherIn(composed === undefined ? undefined : resolve(composed), say);
    const site = open({ publisher: publisher ?? local });
    await verb.run(rest, { site, terminal, options: values, open });
  });
}
