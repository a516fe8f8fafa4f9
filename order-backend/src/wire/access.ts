import type { IncomingMessage } from 'node:http';
import { Refusal } from '../documents/refusal';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
/** Addresses of this machine, IPv4 mapped to IPv6 included. */
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

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
  const { origin } = headers;
  if (origin !== undefined && !LOOPBACK.test(origin.replace(/^https?:\/\//i, ''))) {
    throw new Refusal('denied', 'The local store answers pages of this machine alone.');
  }
}
