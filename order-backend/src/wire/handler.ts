import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuseOtherMachines } from './access';
import type { Sender } from './permission';
import { getDocuments, readDocument, runQuery } from './readDocuments';
import { looksLikeIdToken, verifyIdToken } from './idToken';
import type { Documents } from '../documents/documents';
import { isOwner } from '../journal/ownerToken';
import { readBody } from './readBody';
import { readCommit } from './readCommit';
import { Refusal } from '../documents/refusal';
import { readRoute } from './route';
import type { WriteQueue } from './writeQueue';

interface HandlerParts {
  project: string;
  token: string;
  documents: Documents;
  queue: WriteQueue;
  log: (line: string) => void;
  tokenKey: Buffer;
  enforcesAppCheck: boolean;
}

/** A browser that gets no token sends a word of Firebase's own in its place. Whether Google signed one is not looked at here. */
const hasAppCheckToken = ({ headers }: IncomingMessage) =>
  /^[\w-]+\.[\w-]+\.[\w-]+$/.test(String(headers['x-firebase-appcheck']));

/** Answers with JSON that no cache keeps. */
function sendJson(response: ServerResponse, code: number, body: object): void {
  response.writeHead(code, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

export function createHandler(parts: HandlerParts) {
  const { project, token, documents, queue, log, tokenKey, enforcesAppCheck } = parts;

  /** @throws {Refusal} for an id token that is not valid, as in production. */
  function senderOf(request: IncomingMessage): Sender {
    if (isOwner(request, token)) return 'owner';
    const idToken = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!looksLikeIdToken(idToken)) return 'visitor';
    const account = verifyIdToken(idToken, project, tokenKey, Date.now());
    if (account) return account;
    throw new Refusal('unauthenticated', 'The id token is not valid, or has expired.');
  }

  async function answer(request: IncomingMessage): Promise<object> {
    refuseOtherMachines(request);
    const route = readRoute(request.method ?? '', request.url ?? '', project);
    const sender = senderOf(request);
    if (enforcesAppCheck && sender !== 'owner' && !hasAppCheckToken(request)) {
      throw new Refusal('denied', 'The App Check token is missing or not valid.');
    }
    const reader = { documents, project, sender, now: new Date().toISOString() };
    switch (route.kind) {
      case 'commit':
        return queue.commit(sender, readCommit(await readBody(request), project));
      case 'document':
        return readDocument(route, reader);
      case 'get':
        return getDocuments(await readBody(request), reader);
      case 'query':
        return runQuery(await readBody(request), reader);
    }
  }

  function toRefusal(failure: unknown): Refusal {
    if (failure instanceof Refusal) return failure;
    // The name alone: a message might quote what was sent.
    log(`The local Firestore failed: ${failure instanceof Error ? failure.name : 'unknown'}.`);
    return new Refusal('broken', 'The local store failed.');
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      sendJson(response, 200, await answer(request));
    } catch (failure) {
      const refusal = toRefusal(failure);
      // Of a connection that is gone not even the address is known: its page was closed.
      if (refusal.code === 403 && !request.socket.destroyed)
        log(`Refused a request: ${refusal.message}`);
      sendJson(response, refusal.code, refusal.toBody());
    }
  };
}
