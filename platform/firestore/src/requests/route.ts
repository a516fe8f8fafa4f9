import { isProjectId } from '../documents/names';
import { Refusal } from '../documents/refusal';

/** What a request asks for. */
export type Route =
  | { kind: 'commit' }
  | { kind: 'get' | 'query' }
  /** One document, by its address. */
  | { kind: 'document'; collection: string; id: string }
  | { kind: 'list'; collection: string; query: URLSearchParams }
  /** Forbidden to visitors, and not served to others. */
  | { kind: 'forbidden' };

const DOCUMENTS = /^\/v1\/projects\/([^/]+)\/databases\/\(default\)\/documents(.*)$/s;

/** Other ways to read documents. */
const OTHER_READS = [':listCollectionIds', ':runAggregationQuery'];

/** The answer to a request that is not served. */
export const unsupported = () =>
  new Refusal(
    'unsupported',
    'The local store does not serve this. It commits and lists documents.',
  );

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal('malformed', 'The address is not encoded correctly.');
  }
}

/**
 * What an address says after the documents of the project.
 * @throws {Refusal} for every other address, also one of another project.
 */
export function pathInDocuments(rawPath: string, ownProject: string): string {
  const [, project, tail] = DOCUMENTS.exec(decodePath(rawPath)) ?? [];
  if (project === undefined || tail === undefined) throw unsupported();
  if (!isProjectId(project)) throw new Refusal('malformed', 'The id of the project is not valid.');
  if (project !== ownProject) {
    throw new Refusal('missing', `There is no database of project ${project} here.`);
  }
  return tail;
}

/** @throws {Refusal} for what is not served, and for another project than the store's. */
export function readRoute(method: string, url: string, ownProject: string): Route {
  const [rawPath = '', ...rest] = url.split('?');
  const tail = pathInDocuments(rawPath, ownProject);
  if (method === 'POST' && tail === ':commit') return { kind: 'commit' };
  if (method === 'POST' && tail === ':batchGet') return { kind: 'get' };
  if (method === 'POST' && tail === ':runQuery') return { kind: 'query' };
  if (method === 'POST' && OTHER_READS.includes(tail)) return { kind: 'forbidden' };
  const [before, collection, id, ...deeper] = tail.split('/');
  const isServed = method === 'GET' || (method === 'DELETE' && id !== undefined);
  if (!isServed || before || !collection || id === '') throw unsupported();
  if (deeper.length > 0 || method === 'DELETE') return { kind: 'forbidden' };
  if (id !== undefined) return { kind: 'document', collection, id };
  return { kind: 'list', collection, query: new URLSearchParams(rest.join('?')) };
}
