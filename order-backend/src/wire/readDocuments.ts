import { isJsonObject } from '@site/tooling/files/json';
import { toWire, type StoredDocument } from '../documents/documents';
import { documentName, readDocumentName, type DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';
import { isPermitted, type RequestContext } from './permission';
import { findDocuments, readQuery } from './readQuery';

interface ReadContext extends RequestContext {
  project: string;
}

const denied = () => new Refusal('denied', 'Missing or insufficient permissions.');

function getDocument(place: DocumentPlace, context: ReadContext): StoredDocument | undefined {
  const found = context.documents.get(place.collection, place.id);
  if (isPermitted('get', { ...place, before: found?.fields }, context)) return found;
  throw denied();
}

/** Answers a query. @throws {Refusal} for what is not served, and for who may not ask. */
export function runQuery(body: unknown, context: ReadContext): object[] {
  const { documents, project, now } = context;
  const query = readQuery(body);
  const { collection, limit } = query;
  if (!isPermitted('list', { collection, id: '', limit }, context)) throw denied();
  const found = findDocuments(documents.list(collection), query);
  if (found.length === 0) return [{ readTime: now }];
  return found.map((document) => ({ document: toWire(document, project), readTime: now }));
}

/** Reads documents by their names. @throws {Refusal} for what is not served, and for who may not ask. */
export function getDocuments(body: unknown, context: ReadContext): object[] {
  const { project, now } = context;
  const names = isJsonObject(body) ? body.documents : undefined;
  if (!Array.isArray(names)) throw new Refusal('malformed', 'The documents are a list of names.');
  return names.map((name) => {
    const found = getDocument(readDocumentName(name, project), context);
    return found
      ? { found: toWire(found, project), readTime: now }
      : { missing: String(name), readTime: now };
  });
}

/** Reads one document by its address. @throws {Refusal} where it is missing, and for who may not ask. */
export function readDocument(place: DocumentPlace, context: ReadContext): object {
  const found = getDocument(place, context);
  if (found) return toWire(found, context.project);
  // In Firestore's words: the order's outbox looks for the name in them.
  const name = documentName(place, context.project);
  throw new Refusal('missing', `Document "${name}" not found.`);
}
