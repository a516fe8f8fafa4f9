import { parseArgs } from 'node:util';
import { dataFolder } from '../firestore/dataFolder';
import { enquiries, subscribers, type Exported } from './columns';
import { printable } from './printable';

export type Format = 'table' | 'csv' | 'json';

/** What the person wants: where the documents come from, which ones, how they are written and where to. */
export interface Options {
  exported: Exported;
  format: Format;
  /** The data folder, or the address of a running server without a slash at the end. */
  source: { folder: string } | { address: string };
  /** The file to write; without one the terminal. */
  out: string | undefined;
}

/** The command was not understood. Its message is one sentence for the person who typed it. */
export class UsageError extends Error {}

export const USAGE = `Shows the order enquiries, newest first.

npm run orders -- [options]
  --csv            as comma-separated values, for a spreadsheet
  --json           as JSON, for a program
  --subscribers    the subscribers instead of the enquiries
  --data FOLDER    from another data folder
  --url ADDRESS    from a running server, such as http://127.0.0.1:8080
  --out FILE       into a file that only you can read
  --help           this text
`;

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/;

function parse(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
        subscribers: { type: 'boolean' },
        data: { type: 'string' },
        url: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (failure) {
    // Further sentences of Node's message are about programs in general.
    const [sentence = ''] = (failure as Error).message.split(/\.\s|\n/);
    throw new UsageError(`${printable(sentence).replace(/\.$/, '')}; --help lists the options.`);
  }
}

function sourceOf(data: string | undefined, url: string | undefined): Options['source'] {
  if (url === undefined) return { folder: data ?? dataFolder };
  if (data !== undefined) throw new UsageError('Take either --data or --url, not both.');
  if (!LOOPBACK.test(url)) {
    throw new UsageError('--url takes an address of this machine, such as http://127.0.0.1:8080.');
  }
  return { address: url.replace(/\/$/, '') };
}

/** Reads the command's arguments; `help` when that is asked for. Throws a `UsageError`. */
export function readOptions(args: string[]): Options | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  if (values.csv && values.json) throw new UsageError('Take either --csv or --json, not both.');
  for (const name of ['data', 'out'] as const) {
    if (values[name] === '') throw new UsageError(`--${name} takes a path.`);
  }
  return {
    exported: values.subscribers ? subscribers : enquiries,
    format: values.csv ? 'csv' : values.json ? 'json' : 'table',
    source: sourceOf(values.data, values.url),
    out: values.out,
  };
}
