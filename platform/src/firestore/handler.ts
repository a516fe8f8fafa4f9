import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  crossOriginHeaders,
  isOwner,
  preflightHeaders,
  refuseOthers,
  refuseStrangers,
} from './access';
import type { CommitQueue } from './commitQueue';
import type { Documents } from './documents';
import { drain } from './drain';
import { getDocument, listDocuments } from './list';
import { readBody } from './readBody';
import { readCommit } from './readCommit';
import { Refusal } from './refusal';
import { createRequestRate } from './requestRate';
import { readRoute, unsupported } from './route';
import type { StoreLimits } from './storeLimits';

interface HandlerParts {
  documents: Documents;
  queue: CommitQueue;
  log: (line: string) => void;
  limits: StoreLimits;
}

function send(request: IncomingMessage, response: ServerResponse, code: number, body: object) {
  const text = JSON.stringify(body);
  response.writeHead(code, {
    ...crossOriginHeaders(request),
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
    // The rest of a request that never arrives must not keep the connection.
    ...(code === 408 && { Connection: 'close' }),
    ...(code === 429 && { 'Retry-After': '1' }),
  });
  response.end(text);
}

/** Makes what answers the store's requests. */
export function createHandler({ documents, queue, log, limits }: HandlerParts) {
  const mayServe = createRequestRate(limits);

  async function answer(request: IncomingMessage): Promise<object> {
    refuseStrangers(request);
    // Staff read a big collection in many requests.
    if (!isOwner(request) && !mayServe(request.socket.remoteAddress ?? '')) {
      throw new Refusal('exhausted', 'Too many requests at once. Try again in a moment.');
    }
    const route = readRoute(request.method ?? '', request.url ?? '');
    if (route.kind === 'commit') {
      return queue.commit(readCommit(await readBody(request, limits), route.project));
    }
    refuseOthers(request);
    if (route.kind === 'delete') {
      await queue.erase(route.collection, route.id);
      return {};
    }
    if (route.kind === 'forbidden') throw unsupported();
    return route.kind === 'get'
      ? getDocument(documents, route.project, route.collection, route.id)
      : listDocuments(documents, route.project, route.collection, route.query);
  }

  function toRefusal(failure: unknown): Refusal {
    if (failure instanceof Refusal) return failure;
    // The name alone: a message might quote what was sent.
    log(`The local Firestore failed: ${failure instanceof Error ? failure.name : 'unknown'}.`);
    return new Refusal('broken', 'The local store failed.');
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (request.method === 'OPTIONS') {
        refuseStrangers(request);
        response.writeHead(204, { ...crossOriginHeaders(request), ...preflightHeaders }).end();
      } else {
        send(request, response, 200, await answer(request));
      }
    } catch (failure) {
      const refusal = toRefusal(failure);
      if (refusal.code === 403) log(`Refused a request: ${refusal.message}`);
      send(request, response, refusal.code, refusal.toBody());
      drain(request, limits.bodyTime);
    }
  };
}
