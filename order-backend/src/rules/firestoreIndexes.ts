import { staffCollections } from '@site/order-model/staffCollections';

export interface IndexField {
  fieldPath: string;
  order: 'ASCENDING' | 'DESCENDING';
}

const indexOfDesk = (...fields: IndexField[]) => ({
  collectionGroup: staffCollections.desk,
  queryScope: 'COLLECTION' as const,
  fields,
});
const ascending = (fieldPath: string): IndexField => ({ fieldPath, order: 'ASCENDING' });
const newestFirst: IndexField = { fieldPath: 'receivedAt', order: 'DESCENDING' };

/**
 * Firestore makes the indexes of single fields by itself; those of several have to be deployed before the first query. The
 * emulator answers without them, so the local store refuses a query that has none.
 */
export const firestoreIndexes = {
  indexes: [
    indexOfDesk(ascending('status'), ascending('receivedAt')),
    indexOfDesk(ascending('status'), newestFirst),
    indexOfDesk(ascending('status'), ascending('callBackAt')),
    indexOfDesk(ascending('product'), newestFirst),
    indexOfDesk(ascending('status'), ascending('product'), newestFirst),
  ],
  fieldOverrides: [
    // Nothing asks for entries of a history, and each would cost an index entry for each of its fields.
    { collectionGroup: staffCollections.desk, fieldPath: 'history', indexes: [] },
  ],
};
