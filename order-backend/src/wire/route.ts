import { isProjectId, type DocumentPlace } from '../documents/names';
import { Refusal } from '../documents/refusal';

/** What a request asks for: our pages and Firebase's SDK for them ask for nothing else. */
export type Route = { kind: 'commit' | 'get' | 'query' } | ({ kind: 'document' } & DocumentPlace);

const DOCUMENTS = /^\/v1\/projects\/([^/]+)\/databases\/\(default\)\/documents(.*)$/s;
const POSTS: Readonly<Record<string, Route>> = {
  ':commit': { kind: 'commit' },
  ':batchGet': { kind: 'get' },
  ':runQuery': { kind: 'query' },
};

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal('malformed', 'The address is not encoded correctly.');
  }
}

/** @throws {Refusal} for what is not served, and for another project than the store's. */
export function readRoute(method: string, url: string, ownProject: string): Route {
  const [rawPath = ''] = url.split('?');
  const [, project = ownProject, tail = ''] = DOCUMENTS.exec(decodePath(rawPath)) ?? [];
  if (project !== ownProject) {
    const named = isProjectId(project) ? ` of project ${project}` : '';
    throw new Refusal('missing', `There is no database${named} here.`);
  }
  const post = method === 'POST' && Object.hasOwn(POSTS, tail) ? POSTS[tail] : undefined;
  if (post) return post;
  const [before, collection, id, ...deeper] = tail.split('/');
  if (method === 'GET' && !before && collection && id && deeper.length === 0) {
    return { kind: 'document', collection, id };
  }
  throw new Refusal('unsupported', 'The local store commits, queries and gets documents.');
}
