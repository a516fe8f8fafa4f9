import { isJsonObject, type JsonObject } from '../firestore/json';
import { documentsRoot } from '../firestore/names';
import { toExported, type ExportedDocument } from './exportedDocument';

/** The local store shows the same documents to every project, so any one will do. */
const PROJECT = 'demo-site';
const PAGE_SIZE = '300';
/** How long one page may take, in ms. */
const PAGE_LIMIT = 10_000;

const stranger = (address: string) => new Error(`The server at ${address} is not the site's.`);

async function readPage(address: string, collection: string, token: string): Promise<JsonObject> {
  const query = new URLSearchParams({ pageSize: PAGE_SIZE, ...(token && { pageToken: token }) });
  const path = `${documentsRoot(PROJECT)}/${encodeURIComponent(collection)}`;
  const response = await fetch(`${address}/v1/${path}?${query}`, {
    headers: { Authorization: 'Bearer owner' },
    signal: AbortSignal.timeout(PAGE_LIMIT),
    redirect: 'error',
  }).catch(() => {
    throw new Error(`No server answers at ${address}; npm start starts one.`);
  });
  if (!response.ok) throw new Error(`The server at ${address} answered ${response.status}.`);
  const page: unknown = await response.json().catch(() => undefined);
  if (!isJsonObject(page)) throw stranger(address);
  return page;
}

function toDocument(document: unknown): ExportedDocument {
  const { name, fields, createTime } = document as JsonObject;
  if (typeof name !== 'string' || !isJsonObject(fields) || typeof createTime !== 'string') {
    throw new TypeError('not a document');
  }
  if (Number.isNaN(Date.parse(createTime))) throw new TypeError('not a time');
  return toExported(name.split('/').at(-1) ?? '', fields, createTime);
}

function toDocuments(page: JsonObject, address: string): ExportedDocument[] {
  const { documents = [] } = page;
  try {
    return (documents as unknown[]).map(toDocument);
  } catch {
    throw stranger(address);
  }
}

/** Reads a collection from a running server. Rejects with a message for people when that does not answer as it should. */
export async function readServer(address: string, collection: string): Promise<ExportedDocument[]> {
  const found: ExportedDocument[] = [];
  for (let token = ''; ;) {
    const page = await readPage(address, collection, token);
    found.push(...toDocuments(page, address));
    if (typeof page.nextPageToken !== 'string' || page.nextPageToken === '') return found;
    token = page.nextPageToken;
  }
}
