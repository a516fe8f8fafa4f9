import { runCommand, UsageError, type Terminal } from '@site/tooling/command-line/command';
import { readCommandLine } from '@site/tooling/command-line/readCommandLine';
import { helpOf } from '@site/tooling/command-line/runScript';
import { erase } from './erase';
import { enquiries, subscribers } from './export/columns';
import { exportDocuments } from './export/exportDocuments';
import { filterOf, type Wanted } from './export/filter';
import { processEnvironment, sourceOf, type OrdersEnvironment } from './source/source';

const whereFrom = {
  data: { value: 'FOLDER', help: 'another data folder than .data' },
  production: { help: 'Cloud Firestore, with the access token in SITE_FIRESTORE_TOKEN' },
  project: { value: 'ID', help: "with --production: another project than the site's" },
};

const ofPerson = {
  email: { value: 'ADDRESS', help: 'of one person; with --mobile, what has either' },
  mobile: { value: 'NUMBER', help: 'of one person, by the ten digits' },
  id: { value: 'REFERENCE', help: 'one alone, by its reference or its id' },
};

const ofExport = {
  csv: { help: 'as comma-separated values, for a spreadsheet (default)' },
  xlsx: { help: 'with --out: as a workbook of Excel, in which texts stay texts' },
  json: { help: 'as JSON, for a program' },
  subscribers: { help: 'the subscribers instead of the enquiries' },
  out: { value: 'FILE', help: 'into a file that only you can read' },
  from: { value: 'DAY', help: 'received on that day or later; a day is 2026-01-31, in India' },
  to: { value: 'DAY', help: 'received on that day or earlier' },
};

const ofErase = {
  before: { value: 'DAY', help: 'erase: received before that day' },
  confirm: { value: 'COUNT', help: 'erase: does it, if the count is still the same' },
  url: { value: 'ADDRESS', help: 'erase: the running server (default: http://localhost:8080)' },
};

const USAGE = helpOf({
  name: 'npm run orders',
  summary: 'Show order enquiries, newest first, or erase what is kept of a person.',
  words: '[erase]',
  details: [
    '',
    'erase shows what would go, of enquiries and subscribers alike, and takes one of --id, --before,',
    'and --email with --mobile or one of the two.',
  ],
  options: { ...ofExport, ...ofPerson, ...ofErase, ...whereFrom },
});

const help = { help: '' };

async function runExport(args: string[], terminal: Terminal, outside: OrdersEnvironment) {
  const { values } = readCommandLine(args, { ...ofExport, ...ofPerson, ...whereFrom, help });
  if (values.help) return terminal.write(USAGE);
  const formats = (['csv', 'xlsx', 'json'] as const).filter((it) => values[it]);
  if (formats.length > 1) throw new UsageError(`Take one of --${formats.join(' and --')}.`);
  if (values.xlsx && values.out === undefined)
    throw new UsageError('--xlsx needs a file: --out FILE.xlsx');
  const { from, to, email, mobile, id } = values;
  const wanted: Wanted = { from, to, email, mobile, id };
  await exportDocuments(
    {
      kind: values.subscribers ? subscribers : enquiries,
      format: formats[0] ?? 'csv',
      source: sourceOf(values, outside),
      filter: filterOf(wanted),
      isFiltered: Object.values(wanted).some((text) => text !== undefined),
      out: values.out,
    },
    terminal,
  );
}

async function runErase(args: string[], terminal: Terminal, outside: OrdersEnvironment) {
  const { values } = readCommandLine(args, { ...ofErase, ...ofPerson, ...whereFrom, help });
  if (values.help) return terminal.write(USAGE);
  const { id, email, mobile, before, confirm } = values;
  const asked = [id, before, email ?? mobile].filter((text) => text !== undefined);
  if (asked.length !== 1 || [id, before, email, mobile].some((text) => text?.trim() === '')) {
    throw new UsageError(
      'erase takes one of --id REFERENCE, --before DAY, and --email ADDRESS, --mobile NUMBER or both.',
    );
  }
  if (confirm !== undefined && !/^[1-9]\d{0,8}$/.test(confirm)) {
    throw new UsageError('--confirm takes the number that erase shows without it.');
  }
  await erase(
    {
      source: sourceOf(values, outside),
      filter: filterOf({ id, email, mobile, before }),
      confirm: confirm === undefined ? undefined : Number(confirm),
    },
    terminal,
  );
}

/** Runs the command `npm run orders`. @returns the exit code: 0, 1 after a failure, 2 after wrong usage. */
export function runOrders(
  args: string[],
  terminal: Terminal,
  outside: OrdersEnvironment = processEnvironment,
): Promise<0 | 1 | 2> {
  const [first, ...rest] = args;
  return runCommand(terminal, () =>
    first === 'erase' ? runErase(rest, terminal, outside) : runExport(args, terminal, outside),
  );
}
