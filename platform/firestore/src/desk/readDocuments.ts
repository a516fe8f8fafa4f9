import { isJsonObject } from '@site/tooling/files/json';
import { toWire, type Documents } from '../documents/documents';
import { documentsRoot, readDocumentName } from '../documents/names';
import { Refusal } from '../documents/refusal';
import { mayGet, mayList } from './decideStaffWrite';
import type { Account } from './idToken';
import { findDocuments, readQuery } from './readQuery';

interface ReadParts {
  documents: Documents;
  project: string;
  account: Account;
  now: string;
}

const denied = () => new Refusal('denied', 'Missing or insufficient permissions.');

const contextOf = ({ documents, account }: ReadParts) => ({
  account,
  get: (collection: string, id: string) => documents.get(collection, id)?.fields,
});

/** Answers a query. @throws {Refusal} for what is not served, and for who may not ask. */
export function runQuery(body: unknown, parts: ReadParts): object[] {
  const { documents, project, now } = parts;
  const query = readQuery(body);
  if (!mayList(query.collection, query.limit, contextOf(parts))) throw denied();
  const found = findDocuments(documents.list(query.collection), query, project);
  if (found.length === 0) return [{ readTime: now }];
  return found.map((it) => ({ document: toWire(it, project), readTime: now }));
}

/** Reads documents by their names. @throws {Refusal} for what is not served, and for who may not ask. */
export function getDocuments(body: unknown, parts: ReadParts): object[] {
  const { documents, project, now } = parts;
  const names = isJsonObject(body) ? body.documents : undefined;
  if (!Array.isArray(names)) throw new Refusal('malformed', 'The documents are a list of names.');
  return names.map((name) => {
    const place = readDocumentName(name, project);
    if (!place || !mayGet(place, contextOf(parts))) throw denied();
    const stored = documents.get(place.collection, place.id);
    return stored
      ? { found: toWire(stored, project), readTime: now }
      : { missing: `${documentsRoot(project)}/${place.collection}/${place.id}`, readTime: now };
  });
}
