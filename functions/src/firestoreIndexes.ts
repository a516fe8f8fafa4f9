import { staffCollections } from '@site/contracts/staffCollections';

/** Firestore makes the indexes of single fields by itself; those of several have to be deployed before the first query. */
export const firestoreIndexes = {
  indexes: [
    {
      collectionGroup: staffCollections.desk,
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: 'receivedAt', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    // Firestore deletes a record after this time, and a function the enquiry with it.
    { collectionGroup: staffCollections.desk, fieldPath: 'expireAt', ttl: true, indexes: [] },
  ],
};
