import type { IncomingMessage } from 'node:http';

/** How many bytes of a refused request are still read. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Reads the rest of a refused request, because a client that still sends does not read its answer. A client that never
 * stops loses its connection.
 */
export function discardBody(request: IncomingMessage, timeMs: number): void {
  if (request.complete) return;
  let size = 0;
  const timer = setTimeout(() => request.destroy(), timeMs).unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_BYTES) request.destroy();
  });
}
