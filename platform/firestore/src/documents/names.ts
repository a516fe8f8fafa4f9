import { staffCollections } from '../staff/staffCollections';
import { Refusal } from './refusal';
import { withoutLoneSurrogates } from './scalars';

/** Firestore's own limit of an id, in bytes. */
const MAX_ID = 1500;
/** Ids that Firestore keeps to itself. */
const RESERVED = /^__.*__$/s;
const PROJECT = /^[a-z0-9-]+$/;

/** True for an id that a collection or a document could have in Firestore; the schema asks for more. */
export function isResourceId(id: string): boolean {
  const isPath = id === '' || id === '.' || id === '..' || id.includes('/');
  return !isPath && !RESERVED.test(id) && Buffer.byteLength(id) <= MAX_ID;
}

/** True for the id of a Firebase project. */
export function isProjectId(id: string): boolean {
  return PROJECT.test(id);
}

/** The name that all documents of a project begin with, without a slash at the end. */
export function documentsRoot(project: string): string {
  return `projects/${project}/databases/(default)/documents`;
}

/** Where a document stands. */
export interface DocumentPlace {
  collection: string;
  id: string;
}

/** Tells a document's place from all others. */
export const keyOf = ({ collection, id }: DocumentPlace): string => `${collection}/${id}`;

const changeable: readonly string[] = Object.values(staffCollections);

/** True for a document of the company's own, which its programs change. What visitors sent never changes. */
export function isChangeable({ collection }: DocumentPlace): boolean {
  return changeable.includes(collection);
}

/**
 * Reads the name of a document of the project; `undefined` for one that stands inside another document, where nothing is
 * stored. Throws a `Refusal` for what is no name, or one of another database.
 */
export function readDocumentName(name: unknown, project: string): DocumentPlace | undefined {
  const root = `${documentsRoot(project)}/`;
  if (typeof name !== 'string' || !name.startsWith(root)) {
    throw new Refusal('malformed', 'The name of a document does not belong to this database.');
  }
  const path = withoutLoneSurrogates(name.slice(root.length)).split('/');
  if (path.length % 2 !== 0 || !path.every(isResourceId)) {
    throw new Refusal('malformed', 'The name of a document is not valid.');
  }
  const [collection = '', id = ''] = path;
  return path.length === 2 ? { collection, id } : undefined;
}
