import { documentsRoot, type DocumentPlace } from '../../documents/names';
import { requestDatabase } from '../source/requestDatabase';
import { withRecord } from '../../documents/withRecord';
import type { Database } from '../source/databaseAccess';

/** How many are erased at the same time. */
const AT_ONCE = 20;

/** Erases documents of a database. Rejects with a sentence that says how many are gone. */
export async function eraseInDatabase(
  database: Database,
  places: readonly DocumentPlace[],
): Promise<void> {
  const root = documentsRoot(database.project);
  for (let start = 0; start < places.length; start += AT_ONCE) {
    const outcomes = await Promise.allSettled(
      places.slice(start, start + AT_ONCE).map(async (place) => {
        for (const { collection, id } of withRecord(place)) {
          const path = [root, encodeURIComponent(collection), encodeURIComponent(id)].join('/');
          await requestDatabase(database, 'DELETE', path);
        }
      }),
    );
    const failed = outcomes.find((it) => it.status === 'rejected');
    if (!failed) continue;
    const gone = start + outcomes.filter((it) => it.status === 'fulfilled').length;
    const why = (failed.reason as Error).message;
    throw new Error(`${gone} of ${places.length} erased. ${why} Look again without --confirm.`);
  }
}
