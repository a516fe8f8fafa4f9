import type { IncomingMessage, ServerResponse } from 'node:http';
import { crossOriginHeaders, preflightHeaders, refuseOtherMachines } from './access';
import { getDocuments, readDocument, runQuery } from './readDocuments';
import { accountOf } from '../signed-in/requestAccount';
import type { Clock } from '../documents/clock';
import type { Documents } from '../documents/documents';
import { listDocuments } from './list';
import { isOwner } from '../journal/ownerToken';
import { readBody } from './readBody';
import { readCommit } from './readCommit';
import { Refusal } from '../documents/refusal';
import { readRoute, unsupported } from './route';
import { sendJson, sendRefusal } from './sendJson';
import type { WriteQueue } from './writeQueue';

interface HandlerParts {
  project: string;
  /** What the owner's tools show to read and erase. */
  token: string;
  documents: Documents;
  queue: WriteQueue;
  log: (line: string) => void;
  clock: Clock;
  /** What signs the id tokens of people. */
  tokenKey: Buffer;
  enforcesAppCheck: boolean;
}

/** A browser that gets no token sends a word of Firebase's own in its place. Whether Google signed one is not looked at here. */
const hasAppCheckToken = ({ headers }: IncomingMessage) =>
  /^[\w-]+\.[\w-]+\.[\w-]+$/.test(String(headers['x-firebase-appcheck']));

export function createHandler(parts: HandlerParts) {
  const { project, token, documents, queue, log, clock, enforcesAppCheck } = parts;

  async function answer(request: IncomingMessage): Promise<object> {
    refuseOtherMachines(request);
    const route = readRoute(request.method ?? '', request.url ?? '', project);
    const account = accountOf(request, parts);
    const isByOwner = isOwner(request, token);
    if (enforcesAppCheck && !isByOwner && !hasAppCheckToken(request)) {
      throw new Refusal('denied', 'The App Check token is missing or not valid.');
    }
    if (route.kind === 'commit') {
      const sender = isByOwner ? 'owner' : (account ?? 'visitor');
      return queue.commit(sender, readCommit(await readBody(request), project));
    }
    if (isByOwner) {
      if (route.kind !== 'list') throw unsupported();
      return listDocuments(documents, project, route.collection, route.query);
    }
    const reader = { documents, project, account, now: clock() };
    if (route.kind === 'document') return readDocument(route, reader);
    if (route.kind === 'get') return getDocuments(await readBody(request), reader);
    if (!account) throw new Refusal('denied', 'Missing or insufficient permissions.');
    if (route.kind === 'query') return runQuery(await readBody(request), reader);
    throw unsupported();
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
        refuseOtherMachines(request);
        response.writeHead(204, { ...crossOriginHeaders(request), ...preflightHeaders }).end();
      } else {
        sendJson(request, response, 200, await answer(request));
      }
    } catch (failure) {
      const refusal = toRefusal(failure);
      if (refusal.code === 403) log(`Refused a request: ${refusal.message}`);
      sendRefusal(request, response, refusal);
    }
  };
}
