import { erasureOf, type Erasure } from '@site/order-model/erasure';
import type { Terminal } from '@site/tooling/command-line/command';
import { erasureWrites } from '../documents/erasureWrites';
import { documentsRoot } from '../documents/names';
import { enquiries, subscribers } from './export/columns';
import { collect, countOf, show } from './export/exportDocuments';
import { filterOf, filterOfSubscribers, type FilterOptions } from './export/filter';
import { requestDatabase, type DatabaseAccess } from './requestDatabase';
import type { Source } from './source';
import { withRecords } from './withRecords';

/** What a person wants to be gone. */
export interface EraseOptions {
  source: Source;
  wanted: FilterOptions;
  /** How many documents there were when the person looked; undefined only looks. */
  confirm: number | undefined;
}

const AT_ONCE = 50;

async function eraseAll(database: DatabaseAccess, erasures: readonly Erasure[]): Promise<void> {
  const { project } = database;
  for (let start = 0; start < erasures.length; start += AT_ONCE) {
    const writes = erasures
      .slice(start, start + AT_ONCE)
      .flatMap((erasure) => erasureWrites(erasure, project));
    await requestDatabase(database, `${documentsRoot(project)}:commit`, { writes }).catch(
      ({ message }: Error) => {
        throw new Error(
          `${start} of ${erasures.length} erased. ${message} Look again without --confirm.`,
        );
      },
    );
  }
}

/**
 * Erases what is wanted, enquiries and subscribers alike, or shows what that would be. Each goes with what is known
 * beside it and is logged in the same commit, so that every device of staff forgets it. Rejects with a message for people,
 * which says how many were erased when not all were.
 */
export async function erase(
  { source, wanted, confirm }: EraseOptions,
  terminal: Terminal,
): Promise<void> {
  const isOfPerson = (wanted.email ?? wanted.mobile) !== undefined;
  const from = isOfPerson ? withRecords(source) : source;
  const orders = await collect(from, enquiries, filterOf(wanted));
  const subscriptions = await collect(source, subscribers, filterOfSubscribers(wanted, orders));

  const found: Erasure[] = [];
  for (const [kind, rows] of [
    [enquiries, orders],
    [subscribers, subscriptions],
  ] as const) {
    // Subscriptions go first: a number finds them by its enquiries alone.
    found.unshift(...rows.map(({ id }) => erasureOf(kind.collection, id, 'command')));
    if (rows.length === 0 || confirm !== undefined) continue;
    show(kind, rows, terminal);
    terminal.warn(countOf(kind, rows.length));
  }
  const count = found.length;
  if (count === 0) return terminal.warn('Nothing of that is stored, so nothing was erased.');
  if (confirm === undefined) {
    return terminal.warn(
      `Nothing was erased yet. To erase this from ${source.title} for good, add: --confirm ${count}`,
    );
  }
  if (confirm !== count) {
    throw new Error(
      `Nothing was erased: --confirm says ${confirm}, and there are ${count}. Look again without --confirm.`,
    );
  }
  await eraseAll(await source.database(), found);
  terminal.warn(
    `Erased ${count} from ${source.title}. Exports, backups and mails are not this command's to erase.`,
  );
}
