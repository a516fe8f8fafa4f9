import { parseArgs } from 'node:util';
import { UsageError } from '@site/tooling/command-line/command';
import { enquiries, subscribers } from './export/columns';
import type { EraseOptions } from './erase/eraseDocuments';
import type { ExportOptions } from './export/exportDocuments';
import { filterOf, type Wanted } from './export/filter';
import { printable } from '@site/tooling/command-line/printable';
import { sourceOf, type Surroundings } from './source/sourceOf';

/** What the person wants. */
export type Options = 'help' | { erase: EraseOptions } | { show: ExportOptions };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const whereFrom = { data: text, url: text, emulator: flag, production: flag, project: text };

const ofShow = {
  ...{ csv: flag, json: flag, subscribers: flag, out: text, help: flag },
  ...{ from: text, to: text, product: text, kind: text, email: text, id: text },
  ...whereFrom,
};

const ofErase = { id: text, email: text, before: text, confirm: text, help: flag, ...whereFrom };

/** Runs the parser, and says what it has to say in one sentence. */
function parsed<Values>(parse: () => { values: Values }): Values {
  try {
    return parse().values;
  } catch (failure) {
    // Further sentences of Node's message are about programs in general.
    const [sentence = ''] = (failure as Error).message.split(/\.\s|\n/);
    throw new UsageError(`${printable(sentence).replace(/\.$/, '')}; --help lists the options.`);
  }
}

async function readShow(args: string[], surroundings: Surroundings): Promise<Options> {
  const values = parsed(() => parseArgs({ args, options: ofShow }));
  if (values.help) return 'help';
  if (values.csv && values.json) throw new UsageError('Take either --csv or --json, not both.');
  for (const name of ['data', 'out'] as const) {
    if (values[name] === '') throw new UsageError(`--${name} takes a path.`);
  }
  if (values.subscribers && (values.product ?? values.kind) !== undefined) {
    throw new UsageError('Subscribers have neither --product nor --kind.');
  }
  const { from, to, product, kind, email, id } = values;
  const wanted: Wanted = { from, to, product, kind, email, id };
  return {
    show: {
      exported: values.subscribers ? subscribers : enquiries,
      format: values.csv ? 'csv' : values.json ? 'json' : 'table',
      source: await sourceOf(values, surroundings),
      filter: filterOf(wanted),
      isFiltered: Object.values(wanted).some((it) => it !== undefined),
      out: values.out,
    },
  };
}

async function readErase(args: string[], surroundings: Surroundings): Promise<Options> {
  const values = parsed(() => parseArgs({ args, options: ofErase }));
  if (values.help) return 'help';
  const { id, email, before, confirm } = values;
  // An empty name would mean all that lacks one.
  const given = [id, email, before].filter((it) => it !== undefined);
  if (given.length !== 1 || given[0]?.trim() === '') {
    throw new UsageError('erase takes one of --id REFERENCE, --email ADDRESS and --before DAY.');
  }
  if (confirm !== undefined && !/^[1-9]\d{0,8}$/.test(confirm)) {
    throw new UsageError('--confirm takes the number that erase shows without it.');
  }
  return {
    erase: {
      source: await sourceOf(values, surroundings),
      filter: filterOf({ id, email, before }),
      confirm: confirm === undefined ? undefined : Number(confirm),
    },
  };
}

/** Reads the command's arguments. Rejects with a `UsageError`. */
export async function readOptions(args: string[], surroundings: Surroundings): Promise<Options> {
  const [first, ...rest] = args;
  return first === 'erase' ? readErase(rest, surroundings) : readShow(args, surroundings);
}
