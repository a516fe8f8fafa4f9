import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentRules } from '@site/contracts/enquiry';
import { createRateLimiter } from '@site/tooling/http/rateLimiter';
import { crossOriginHeaders, preflightHeaders, refuseOtherMachines } from './access';
import { getDocuments, runQuery } from '../desk/readDocuments';
import { accountOf } from '../desk/requestAccount';
import type { Account } from '../desk/idToken';
import { readStaffCommit } from '../desk/readStaffCommit';
import type { Clock } from '../documents/clock';
import type { Documents } from '../documents/documents';
import type { DocumentPlace } from '../documents/names';
import { discardBody } from './discardBody';
import { listDocuments } from './list';
import { isOwner } from '../journal/ownerToken';
import { readBody } from './readBody';
import { readCommit } from './readCommit';
import { Refusal } from '../documents/refusal';
import { isErased } from './refuseForbidden';
import { readRoute, unsupported, type Route } from './route';
import { sendJson, sendRefusal } from './sendJson';
import type { StoreLimits } from './storeLimits';
import type { WriteQueue } from './writeQueue';

interface HandlerParts {
  project: string;
  /** What the owner's tools show to read and erase. */
  token: string;
  documents: Documents;
  queue: WriteQueue;
  log: (line: string) => void;
  limits: StoreLimits;
  clock: Clock;
  /** What signs the id tokens of people. */
  tokenKey: Buffer;
}

const denied = () => new Refusal('denied', 'Missing or insufficient permissions.');

/**
 * A browser whose order or subscription is refused may look whether it was erased: then, and only then, it is told that there
 * is none. Nobody reads one this way.
 */
function refusalOfLook({ collection, id }: DocumentPlace, documents: Documents): Refusal {
  const isGone = Object.hasOwn(documentRules, collection) && !documents.get(collection, id);
  const isTold = isGone && isErased(documents, id);
  return isTold ? new Refusal('missing', 'There is no such document.') : denied();
}

export function createHandler(parts: HandlerParts) {
  const { project, token, documents, queue, log, limits, clock } = parts;
  const isWithinRate = createRateLimiter(limits);

  function limitRate(request: IncomingMessage): void {
    // The owner's tools read a big collection in many requests.
    if (isOwner(request, token) || isWithinRate(request.socket.remoteAddress ?? '')) return;
    throw new Refusal('exhausted', 'Too many requests at once. Try again in a moment.');
  }

  async function answerAccount(
    request: IncomingMessage,
    { kind }: Route,
    account: Account,
  ): Promise<object> {
    if (kind !== 'commit' && kind !== 'get' && kind !== 'query') throw unsupported();
    const body = await readBody(request, limits);
    if (kind === 'commit') return queue.commitFor(account, readStaffCommit(body, project));
    const read = kind === 'get' ? getDocuments : runQuery;
    return read(body, { documents, project, account, now: clock() });
  }

  async function answer(request: IncomingMessage): Promise<object> {
    refuseOtherMachines(request);
    const route = readRoute(request.method ?? '', request.url ?? '', project);
    const account = accountOf(request, parts);
    if (account) return answerAccount(request, route, account);
    if (route.kind === 'commit') {
      const body = await readBody(request, limits);
      if (isOwner(request, token)) return queue.commitByOwner(readStaffCommit(body, project));
      // Only now: requests that never finish must not use up what others may send.
      limitRate(request);
      return queue.commit(readCommit(body, project));
    }
    limitRate(request);
    if (!isOwner(request, token)) {
      throw route.kind === 'look' ? refusalOfLook(route, documents) : denied();
    }
    if (route.kind !== 'list') throw unsupported();
    return listDocuments(documents, project, route.collection, route.query);
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
      discardBody(request, limits.bodyTimeMs);
    }
  };
}
