import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import { documentsRoot } from '../../documents/names';
import { decodeFields } from '../../documents/values';
import { requestDatabase } from './requestDatabase';
import { nameOf, type Database } from './databaseAccess';
import type { FoundDocument } from './exportedDocument';

const PAGE_SIZE = '300';

function toDocument(document: unknown): FoundDocument {
  const { name, fields = {}, createTime } = document as JsonObject;
  if (typeof name !== 'string' || !isJsonObject(fields) || typeof createTime !== 'string') {
    throw new TypeError('not a document');
  }
  if (Number.isNaN(Date.parse(createTime))) throw new TypeError('not a time');
  decodeFields(fields);
  return { id: name.split('/').at(-1) ?? '', fields, createTime };
}

function toDocuments(page: unknown, database: Database): FoundDocument[] {
  try {
    const { documents = [] } = page as JsonObject;
    if (!isJsonObject(page)) throw new TypeError('not a page');
    return (documents as unknown[]).map(toDocument);
  } catch {
    // The failure's own message may quote a document.
    throw new Error(
      database.kind === 'server'
        ? `${nameOf(database)} is not the site's.`
        : `${nameOf(database)} gave something that is no list of documents.`,
    );
  }
}

/** Reads a collection from a database, page by page. Rejects with a message for people. */
export async function readDatabase(
  database: Database,
  collection: string,
): Promise<FoundDocument[]> {
  const found: FoundDocument[] = [];
  const path = `${documentsRoot(database.project)}/${encodeURIComponent(collection)}`;
  for (let token = ''; ;) {
    const query = new URLSearchParams({ pageSize: PAGE_SIZE, ...(token && { pageToken: token }) });
    const page = await requestDatabase(database, 'GET', `${path}?${query}`);
    found.push(...toDocuments(page, database));
    const { nextPageToken } = page as JsonObject;
    if (typeof nextPageToken !== 'string' || nextPageToken === '') return found;
    token = nextPageToken;
  }
}
