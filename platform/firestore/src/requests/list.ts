import { toWire, type Documents } from '../documents/documents';
import { isResourceId } from '../documents/names';
import { Refusal } from '../documents/refusal';

const DEFAULT_PAGE_SIZE = 100;
const MAX_PAGE_SIZE = 300;
/** Parameters of a list that are served. The SDK adds `key` to every address. */
const PARAMETERS = ['pageSize', 'pageToken', 'key'];

function readPageSize(text: string | null): number {
  if (text === null) return DEFAULT_PAGE_SIZE;
  if (!/^\d{1,9}$/.test(text)) throw new Refusal('malformed', 'The pageSize is a whole number.');
  return Math.min(Number(text) || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
}

/** A page token is the last id of the page before, encoded so that no client relies on that. */
function readPageToken(token: string | null): string {
  if (!token) return '';
  const id = Buffer.from(token, 'base64url').toString();
  if (!isResourceId(id)) throw new Refusal('malformed', 'The pageToken is not valid.');
  return id;
}

/**
 * Lists one page of a collection, in the order of the ids.
 * @throws {Refusal} for parameters that are not served.
 */
export function listDocuments(
  documents: Documents,
  project: string,
  collection: string,
  query: URLSearchParams,
) {
  if ([...query.keys()].some((name) => !PARAMETERS.includes(name))) {
    throw new Refusal('unsupported', 'A list takes pageSize and pageToken alone here.');
  }
  const size = readPageSize(query.get('pageSize'));
  const after = readPageToken(query.get('pageToken'));
  const rest = documents.list(collection).filter((document) => document.id > after);
  const page = rest.slice(0, size);
  if (page.length === 0) return {};
  const last = page.at(-1)?.id ?? '';
  return {
    documents: page.map((document) => toWire(document, project)),
    ...(rest.length > size && { nextPageToken: Buffer.from(last).toString('base64url') }),
  };
}
