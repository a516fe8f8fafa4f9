import { erasureOf } from '@site/contracts/erasure';
import { erasureWrites } from '../../documents/erasureWrites';
import { documentsRoot } from '../../documents/names';
import { requestDatabase } from '../source/requestDatabase';
import type { Database } from '../source/databaseAccess';
import type { FoundEnquiry } from './eraseDocuments';

/** How many go in one commit. */
const BATCH = 50;

/** Erases enquiries of a database, each as a whole. Rejects with a sentence that says how many are gone. */
export async function eraseInDatabase(
  database: Database,
  enquiries: readonly FoundEnquiry[],
): Promise<void> {
  const { project } = database;
  for (let gone = 0; gone < enquiries.length; gone += BATCH) {
    const writes = enquiries
      .slice(gone, gone + BATCH)
      .flatMap(({ kind, id }) => erasureWrites(erasureOf(kind, id, 'command'), project));
    await requestDatabase(database, 'POST', `${documentsRoot(project)}:commit`, { writes }).catch(
      ({ message }: Error) => {
        const count = `${gone} of ${enquiries.length} erased.`;
        throw new Error(`${count} ${message} Look again without --confirm.`);
      },
    );
  }
}
