import { staffCollections } from '@site/order-model/staffCollections';
import { Refusal } from './refusal';

export function isProjectId(id: string): boolean {
  return /^[a-z0-9-]+$/.test(id);
}

/** The name that all documents of a project begin with, without a slash at the end. */
export function documentsRoot(project: string): string {
  return `projects/${project}/databases/(default)/documents`;
}

export interface DocumentPlace {
  collection: string;
  id: string;
}

export const documentName = ({ collection, id }: DocumentPlace, project: string): string =>
  `${documentsRoot(project)}/${collection}/${id}`;

export const keyOf = ({ collection, id }: DocumentPlace): string => `${collection}/${id}`;

const changeable: readonly string[] = Object.values(staffCollections);

/** True for a document of the company's own, which its programs change. What visitors sent never changes. */
export function isChangeable({ collection }: DocumentPlace): boolean {
  return changeable.includes(collection);
}

/**
 * Reads the name of a document of the project. Throws a `Refusal` for what is no name, one of another database, and one
 * inside another document, where nothing is stored.
 */
export function readDocumentName(name: unknown, project: string): DocumentPlace {
  const root = `${documentsRoot(project)}/`;
  const path = typeof name === 'string' && name.startsWith(root) ? name.slice(root.length) : '';
  const [collection, id, ...deeper] = path.split('/');
  if (!collection || !id || (deeper.length > 0 && !deeper[1])) {
    throw new Refusal('malformed', 'The name of a document is not valid.');
  }
  if (deeper.length > 0) throw new Refusal('denied', 'No document may stand inside another one.');
  return { collection, id };
}
