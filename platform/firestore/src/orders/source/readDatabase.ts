import type { JsonObject } from '@site/tooling/files/json';
import { documentsRoot } from '../../documents/names';
import { decodeFields } from '../../documents/values';
import { nameOf, requestDatabase, type Database } from './requestDatabase';

/** A stored document, read for an export. */
export interface ExportRow {
  /** The document's id, by which staff erase it; the visitor's reference follows from it. */
  id: string;
  /** Plain values by the field's name. */
  fields: Record<string, unknown>;
  /** When it was stored: RFC 3339 in UTC. */
  createTime: string;
}

const PAGE_SIZE = '300';

function toRow(document: unknown): ExportRow {
  const { name, fields = {}, createTime } = document as JsonObject;
  if (typeof name !== 'string' || Number.isNaN(Date.parse(String(createTime)))) {
    throw new TypeError('not a document');
  }
  return {
    id: name.split('/').at(-1) ?? '',
    fields: decodeFields(fields),
    createTime: String(createTime),
  };
}

function toRows(page: unknown, database: Database): ExportRow[] {
  try {
    const { documents = [] } = page as JsonObject;
    return (documents as unknown[]).map(toRow);
  } catch {
    // The failure's own message may quote a document.
    throw new Error(`${nameOf(database)} gave something that is no list of documents.`);
  }
}

/** Reads a collection from a database, page by page. Rejects with a message for people. */
export async function readDatabase(database: Database, collection: string): Promise<ExportRow[]> {
  const found: ExportRow[] = [];
  const path = `${documentsRoot(database.project)}/${encodeURIComponent(collection)}`;
  for (let token = ''; ;) {
    const query = new URLSearchParams({ pageSize: PAGE_SIZE, ...(token && { pageToken: token }) });
    const page = await requestDatabase(database, `${path}?${query}`);
    found.push(...toRows(page, database));
    const { nextPageToken } = page as JsonObject;
    if (typeof nextPageToken !== 'string' || nextPageToken === '') return found;
    token = nextPageToken;
  }
}
