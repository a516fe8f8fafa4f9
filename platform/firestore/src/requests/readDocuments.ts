import { isJsonObject } from '@site/tooling/files/json';
import { toWire, type Documents, type StoredDocument } from '../documents/documents';
import { documentName, readDocumentName, type DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';
import { decodeFields } from '../documents/values';
import { isAllowed } from '../rules/policy';
import type { DecidedRequest } from '../rules/expression';
import type { Sender } from './applyCommit';
import { findDocuments, readQuery } from './readQuery';

interface ReadParts {
  documents: Documents;
  project: string;
  sender: Sender;
  now: string;
}

/** @throws {Refusal} for who may not read. */
function refuseUnlessAllowed(
  action: 'get' | 'list',
  { collection, ...request }: Pick<DecidedRequest, 'before' | 'id' | 'limit'> & DocumentPlace,
  { documents, sender, now }: ReadParts,
): void {
  if (sender === 'owner') return;
  const find = (...place: [string, string]) => {
    const found = documents.get(...place);
    return found && decodeFields(found.fields);
  };
  const account = sender === 'visitor' ? undefined : sender;
  const context = { account, now, documentBefore: find, documentAfter: find };
  if (isAllowed(collection, action, { ...request, ...context })) return;
  throw new Refusal('denied', 'Missing or insufficient permissions.');
}

function getDocument(place: DocumentPlace, parts: ReadParts): StoredDocument | undefined {
  const found = parts.documents.get(place.collection, place.id);
  refuseUnlessAllowed('get', { ...place, before: found && decodeFields(found.fields) }, parts);
  return found;
}

/** Answers a query. @throws {Refusal} for what is not served, and for who may not ask. */
export function runQuery(body: unknown, parts: ReadParts): object[] {
  const { documents, project, now } = parts;
  const query = readQuery(body);
  const { collection, limit } = query;
  refuseUnlessAllowed('list', { collection, id: '', limit }, parts);
  const found = findDocuments(documents.list(collection), query, project);
  if (found.length === 0) return [{ readTime: now }];
  return found.map((document) => ({ document: toWire(document, project), readTime: now }));
}

/** Reads documents by their names. @throws {Refusal} for what is not served, and for who may not ask. */
export function getDocuments(body: unknown, parts: ReadParts): object[] {
  const { project, now } = parts;
  const names = isJsonObject(body) ? body.documents : undefined;
  if (!Array.isArray(names)) throw new Refusal('malformed', 'The documents are a list of names.');
  return names.map((name) => {
    const found = getDocument(readDocumentName(name, project), parts);
    return found
      ? { found: toWire(found, project), readTime: now }
      : { missing: String(name), readTime: now };
  });
}

/** Reads one document by its address. @throws {Refusal} where it is missing, and for who may not ask. */
export function readDocument(place: DocumentPlace, parts: ReadParts): object {
  const found = getDocument(place, parts);
  if (found) return toWire(found, parts.project);
  // In Firestore's words: the order's outbox looks for the name in them.
  const name = documentName(place, parts.project);
  throw new Refusal('missing', `Document "${name}" not found.`);
}
