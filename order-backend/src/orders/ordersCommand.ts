import {
  createCommand,
  UsageError,
  wholeNumber,
  type Command,
  type Terminal,
} from '@site/tooling/command-line/command';
import { erase } from './erase';
import { enquiries, subscribers } from './export/columns';
import { collect, exportDocuments } from './export/exportDocuments';
import { filterOf, filterOfSubscribers, type FilterOptions } from './export/filter';
import { idsIn } from './idsIn';
import { processEnvironment, sourceOf, type OrdersEnvironment, type Where } from './source';
import { withRecords } from './withRecords';

interface ExportOptions extends Where, FilterOptions {
  csv?: boolean;
  xlsx?: boolean;
  json?: boolean;
  subscribers?: boolean;
  out?: string;
}

interface EraseOptions extends Where, FilterOptions {
  confirm?: number;
}

const withPersonAndSource = (command: Command) =>
  command
    .option('--email <address>', 'of one person; with --mobile, what has either')
    .option('--mobile <number>', 'of one person, by the ten digits')
    .option(
      '--id <references>',
      'these alone, by reference or id, with commas between them; @FILE has them in a file',
      idsIn,
    )
    .option('--data <folder>', 'another data folder than .data')
    .option('--production', 'Cloud Firestore, with the access token in SITE_FIRESTORE_TOKEN')
    .option('--project <id>', "with --production: another project than the site's");

export function ordersCommand(
  terminal: Terminal,
  outside: OrdersEnvironment = processEnvironment,
): Command {
  const orders = createCommand(
    'npm run orders --',
    'Show order enquiries, newest first, or erase what is kept of a person.',
  )
    .option(
      '--csv',
      'as comma-separated values, for a spreadsheet (default, but on a terminal a table)',
    )
    .option('--xlsx', 'with --out: as a workbook of Excel, in which texts stay texts')
    .option('--json', 'as JSON, with what staff know of each enquiry')
    .option('--subscribers', 'the subscribers instead of the enquiries')
    .option('--out <file>', 'into a file that only you can read')
    .option('--from <day>', 'received on that day or later; a day is 2026-01-31, in India')
    .option('--to <day>', 'received on that day or earlier');
  withPersonAndSource(orders)
    .helpCommand(true)
    // Erasing has options of the same names.
    .enablePositionalOptions()
    .configureHelp({ ...orders.configureHelp(), showGlobalOptions: false })
    .action(async ({ from, to, email, mobile, id, ...options }: ExportOptions) => {
      const formats = (['csv', 'xlsx', 'json'] as const).filter((format) => options[format]);
      if (formats.length > 1) throw new UsageError(`Take one of --${formats.join(' and --')}.`);
      if (options.xlsx && options.out === undefined)
        throw new UsageError('--xlsx needs a file: --out FILE.xlsx');
      const stored = sourceOf(options, outside);
      const isOfPerson = (email ?? mobile) !== undefined;
      const source = isOfPerson ? withRecords(stored) : stored;
      const wanted = { from, to, email, mobile, id };
      const orders =
        options.subscribers && mobile !== undefined
          ? await collect(source, enquiries, filterOf({ email, mobile }))
          : [];
      await exportDocuments(
        {
          kind: options.subscribers ? subscribers : enquiries,
          format: formats[0],
          source,
          filter: options.subscribers ? filterOfSubscribers(wanted, orders) : filterOf(wanted),
          out: options.out,
        },
        terminal,
      );
    });

  withPersonAndSource(
    orders
      .command('erase')
      .description('show what would go, of enquiries and subscribers alike; --confirm erases it')
      .addHelpText(
        'after',
        '\nIt takes one of --id, --before, and --email with --mobile or one of the two.',
      ),
  )
    .option('--before <day>', 'received before that day')
    .option('--confirm <count>', 'do it, if the count is still the same', wholeNumber())
    .action(async ({ id, email, mobile, before, confirm, ...where }: EraseOptions) => {
      const asked = [id, before, email ?? mobile].filter((text) => text !== undefined);
      if (asked.length !== 1 || [id, before, email, mobile].some((text) => text?.trim() === '')) {
        throw new UsageError(
          'erase takes one of --id REFERENCE, --before DAY, and --email ADDRESS, --mobile NUMBER or both.',
        );
      }
      const source = sourceOf(where, outside);
      await erase({ source, wanted: { id, email, mobile, before }, confirm }, terminal);
    });
  return orders;
}
