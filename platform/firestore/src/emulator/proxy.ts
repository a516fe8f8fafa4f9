import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { crossOriginHeaders, preflightHeaders, refuseOtherMachines } from '../requests/access';
import { isOwner } from '../journal/ownerToken';
import { Refusal } from '../documents/refusal';
import { sendRefusal } from '../requests/sendJson';

const ANSWER_TIMEOUT_MS = 30_000;

/** Headers of one connection, and those that the site sets itself. */
const OWN_HEADERS = /^(connection|keep-alive|transfer-encoding|access-control-.*|vary)$/;

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  if (response.headersSent) return void response.destroy();
  // What was not read of the request must not be taken for the next one.
  response.setHeader('Connection', 'close');
  sendRefusal(request, response, refusal);
}

/** The request's headers; the emulator's owner is who shows the token of the site's data folder. */
function headersFor(host: string, token: string, request: IncomingMessage) {
  const headers = { ...request.headers, host };
  delete headers.authorization;
  return isOwner(request, token) ? { ...headers, authorization: 'Bearer owner' } : headers;
}

function forward(
  host: string,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url } = request;
  const headers = headersFor(host, token, request);
  const { hostname, port } = new URL(`http://${host}`);
  const passing = send(
    { hostname, port, method, path: url, headers, timeout: ANSWER_TIMEOUT_MS },
    (answer) => {
      response.statusCode = answer.statusCode ?? 502;
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !OWN_HEADERS.test(name)) response.setHeader(name, value);
      }
      for (const [name, value] of Object.entries(crossOriginHeaders(request))) {
        response.setHeader(name, value);
      }
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  const fail = () =>
    refuse(request, response, new Refusal('unavailable', `No emulator answers at ${host}.`));
  passing.on('timeout', () => passing.destroy(new Error('no answer')));
  passing.on('error', fail);
  response.on('close', () => passing.destroy());
  request.pipe(passing);
}

/** Answers the store's requests from an emulator, to the clients that the local store would answer too. */
export function forwardToEmulator(host: string, token: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      refuseOtherMachines(request);
    } catch (refusal) {
      return refuse(request, response, refusal as Refusal);
    }
    if (request.method !== 'OPTIONS') return forward(host, token, request, response);
    response.writeHead(204, { ...crossOriginHeaders(request), ...preflightHeaders }).end();
  };
}
