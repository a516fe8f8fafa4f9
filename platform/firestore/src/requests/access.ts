import type { IncomingMessage } from 'node:http';
import { Refusal } from '../documents/refusal';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
/** Addresses of this machine, IPv4 mapped to IPv6 included. */
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_ORIGIN = /^https?:\/\/(.*)$/i;

/** The headers that the SDK adds. `Authorization` is not among them: pages of another origin only add documents. */
const ALLOWED_HEADERS = [
  'content-type',
  'google-cloud-resource-prefix',
  'x-firebase-appcheck',
  'x-firebase-gmpid',
  'x-goog-api-client',
  'x-goog-request-params',
].join(', ');

function isLoopbackOrigin(origin: string): boolean {
  return LOOPBACK.test(LOOPBACK_ORIGIN.exec(origin)?.[1] ?? '');
}

/**
 * Refuses requests from another machine, under a foreign host name that points here (DNS rebinding), and from pages of
 * foreign sites. A request without an origin does not come from a page.
 */
export function refuseOtherMachines({ headers, socket }: IncomingMessage): void {
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) {
    throw new Refusal('denied', 'The local store answers this machine alone.');
  }
  if (!LOOPBACK.test(headers.host ?? '')) {
    throw new Refusal('denied', 'The local store answers under localhost alone.');
  }
  if (headers.origin !== undefined && !isLoopbackOrigin(headers.origin)) {
    throw new Refusal('denied', 'The local store answers pages of this machine alone.');
  }
}

/** The headers that let a page of another local origin read the answer. */
export function crossOriginHeaders({ headers }: IncomingMessage): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined || !isLoopbackOrigin(origin)) return { Vary: 'Origin' };
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin };
}

/** The headers that answer a browser's preflight request. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': ALLOWED_HEADERS,
  'Access-Control-Max-Age': '600',
};
