/** Ids as the SDK makes them and a little wider; Firestore's own limit is 1500 bytes. */
const ID = /^[A-Za-z0-9_-]{1,1500}$/;
/** Ids that Firestore keeps to itself. */
const RESERVED = /^__.*__$/;
const PROJECT = /^[a-z0-9-]+$/;

/** True for an id that a document may have. */
export function isDocumentId(id: string): boolean {
  return ID.test(id) && !RESERVED.test(id);
}

/** True for the id of a project. Every one is served, and all of them see the same documents. */
export function isProjectId(id: string): boolean {
  return PROJECT.test(id);
}

/** The name that all documents of a project begin with, without a slash at the end. */
export function documentsRoot(project: string): string {
  return `projects/${project}/databases/(default)/documents`;
}
