import { readCommandLine } from '@site/tooling/command-line/readCommandLine';
import { UsageError } from '@site/tooling/command-line/command';
import { enquiries, subscribers } from './export/columns';
import type { EraseOptions } from './erase/eraseDocuments';
import type { ExportOptions } from './export/exportDocuments';
import { filterOf, type Wanted } from './export/filter';
import { sourceOf, type OrdersEnvironment } from './source/sourceOf';

/** What the person wants. */
export type Options = 'help' | { erase: EraseOptions } | { show: ExportOptions };

const flag = { help: '' };
const given = (value: string) => ({ value, help: '' });

const whereFrom = {
  ...{ data: given('FOLDER'), url: given('ADDRESS'), project: given('ID') },
  ...{ emulator: flag, production: flag },
};

const ofShow = {
  ...{ csv: flag, json: flag, subscribers: flag, out: given('FILE'), help: flag },
  ...{ from: given('DAY'), to: given('DAY'), product: given('NAME'), kind: given('KIND') },
  ...{ email: given('ADDRESS'), id: given('REFERENCE') },
  ...whereFrom,
};

const ofErase = {
  ...{ id: given('REFERENCE'), email: given('ADDRESS'), before: given('DAY') },
  ...{ confirm: given('COUNT'), help: flag },
  ...whereFrom,
};

async function readShow(args: string[], outside: OrdersEnvironment): Promise<Options> {
  const { values } = readCommandLine(args, ofShow);
  if (values.help) return 'help';
  if (values.csv && values.json) throw new UsageError('Take either --csv or --json, not both.');
  if (values.subscribers && (values.product ?? values.kind) !== undefined) {
    throw new UsageError('Subscribers have neither --product nor --kind.');
  }
  const { from, to, product, kind, email, id } = values;
  const wanted: Wanted = { from, to, product, kind, email, id };
  return {
    show: {
      exported: values.subscribers ? subscribers : enquiries,
      format: values.csv ? 'csv' : values.json ? 'json' : 'table',
      source: await sourceOf(values, outside),
      filter: filterOf(wanted),
      isFiltered: Object.values(wanted).some((it) => it !== undefined),
      out: values.out,
    },
  };
}

async function readErase(args: string[], outside: OrdersEnvironment): Promise<Options> {
  const { values } = readCommandLine(args, ofErase);
  if (values.help) return 'help';
  const { id, email, before, confirm } = values;
  const given = [id, email, before].filter((it) => it !== undefined);
  if (given.length !== 1 || given[0]?.trim() === '') {
    throw new UsageError('erase takes one of --id REFERENCE, --email ADDRESS and --before DAY.');
  }
  if (confirm !== undefined && !/^[1-9]\d{0,8}$/.test(confirm)) {
    throw new UsageError('--confirm takes the number that erase shows without it.');
  }
  return {
    erase: {
      source: await sourceOf(values, outside),
      filter: filterOf({ id, email, before }),
      confirm: confirm === undefined ? undefined : Number(confirm),
    },
  };
}

/** Reads the command's arguments. Rejects with a `UsageError`. */
export async function readOptions(args: string[], outside: OrdersEnvironment): Promise<Options> {
  const [first, ...rest] = args;
  return first === 'erase' ? readErase(rest, outside) : readShow(args, outside);
}
