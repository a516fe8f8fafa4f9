import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { unsignedToken } from '../desk/idToken';
import { accountOf, type TokenCheck } from '../desk/requestAccount';
import { Refusal } from '../documents/refusal';
import { isOwner } from '../journal/ownerToken';
import { EMULATOR_TOKEN } from '../orders/source/databaseAccess';
import { crossOriginHeaders, preflightHeaders, refuseOtherMachines } from '../requests/access';
import { pathInDocuments } from '../requests/route';
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

export interface ProxyOptions extends TokenCheck {
  /** The emulator's host and port. */
  host: string;
  /** What the owner's tools show, which is secret, unlike the emulator's own token. */
  ownerToken: string;
}

/**
 * What a request shows to the emulator, which believes every token: one that was signed here becomes one that nobody has
 * signed and that says the same, so that rules decide about it.
 * @throws {Refusal} for a token that is not valid.
 */
function authorizationFor(request: IncomingMessage, options: ProxyOptions): string | undefined {
  if (isOwner(request, options.ownerToken)) return `Bearer ${EMULATOR_TOKEN}`;
  const account = accountOf(request, options);
  return account && `Bearer ${unsignedToken(account.claims)}`;
}

function headersFor(request: IncomingMessage, options: ProxyOptions) {
  const headers = { ...request.headers, host: options.host };
  delete headers.authorization;
  const authorization = authorizationFor(request, options);
  return authorization === undefined ? headers : { ...headers, authorization };
}

function forward(
  { host }: ProxyOptions,
  headers: ReturnType<typeof headersFor>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url } = request;
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
export function forwardToEmulator(options: ProxyOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      refuseOtherMachines(request);
      if (request.method === 'OPTIONS') {
        response.writeHead(204, { ...crossOriginHeaders(request), ...preflightHeaders }).end();
        return;
      }
      // The emulator has other databases, and addresses that change its rules.
      pathInDocuments(request.url?.split('?')[0] ?? '', options.project);
      forward(options, headersFor(request, options), request, response);
    } catch (refusal) {
      refuse(request, response, refusal as Refusal);
    }
  };
}
