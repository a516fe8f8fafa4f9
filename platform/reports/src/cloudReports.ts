/** The name of the function in the cloud that takes reports. A host passes on to it what is sent to the site's own addresses. */
export const REPORTS_FUNCTION = 'siteReports';

/**
 * Where counts are in production: a database of their own in the project of the enquiries. Whoever may read counts,
 * such as a pipeline, need not be able to read enquiries, and a flood of reports does not slow enquiries down.
 */
export const cloudCounts = { database: 'reports', collection: 'hours' } as const;

/** No client reads or writes it. */
export const cloudCountsRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} {
      allow read, write: if false;
    }
  }
}
`;

/** Firestore deletes an hour after its time, and needs no index of its counters. */
export const cloudCountsIndexes = {
  indexes: [],
  fieldOverrides: [
    { collectionGroup: cloudCounts.collection, fieldPath: 'expireAt', ttl: true, indexes: [] },
    { collectionGroup: cloudCounts.collection, fieldPath: 'counts', indexes: [] },
  ],
};
