import { isProjectId } from './names';
import { Refusal } from './refusal';

/** What a request asks for. */
export type Route =
  | { kind: 'commit'; project: string }
  | { kind: 'list'; project: string; collection: string; query: URLSearchParams }
  | { kind: 'get'; project: string; collection: string; id: string }
  | { kind: 'delete'; project: string; collection: string; id: string }
  /** Served to nobody here, and forbidden to strangers. */
  | { kind: 'forbidden' };

const DOCUMENTS = /^\/v1\/projects\/([^/]+)\/databases\/\(default\)\/documents(.*)$/s;

/** Other ways to read documents. */
const OTHER_READS = [':batchGet', ':listCollectionIds', ':runAggregationQuery', ':runQuery'];

/** The answer to whatever is not served. */
export const unsupported = () =>
  new Refusal(
    'unsupported',
    'The local store does not serve this. It adds, lists and erases documents.',
  );

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal('malformed', 'The address is not encoded correctly.');
  }
}

/** Reads a request's method and address. Throws a `Refusal` for whatever is not served. */
export function readRoute(method: string, url: string): Route {
  const [rawPath = '', ...rest] = url.split('?');
  const [, project, tail] = DOCUMENTS.exec(decodePath(rawPath)) ?? [];
  if (project === undefined || tail === undefined) throw unsupported();
  if (!isProjectId(project)) throw new Refusal('malformed', 'The id of the project is not valid.');
  if (method === 'POST' && tail === ':commit') return { kind: 'commit', project };
  if (method === 'POST' && OTHER_READS.includes(tail)) return { kind: 'forbidden' };
  const [before, collection, id, ...deeper] = tail.split('/');
  const isServed = method === 'GET' || (method === 'DELETE' && id !== undefined);
  if (!isServed || before || !collection || id === '') throw unsupported();
  if (deeper.length > 0) return { kind: 'forbidden' };
  if (id !== undefined) {
    return { kind: method === 'GET' ? 'get' : 'delete', project, collection, id };
  }
  return { kind: 'list', project, collection, query: new URLSearchParams(rest.join('?')) };
}
