import type { IncomingMessage } from 'node:http';

/** How long a body may take to arrive, in ms. */
const LIMIT = 5000;

/** A body that is not taken, with the HTTP status that says so. */
export class BodyRefused extends Error {
  constructor(
    readonly code: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** Reads a request's body as JSON. Takes the most bytes that it may have. Rejects with a `BodyRefused`. */
export async function readSmallBody(request: IncomingMessage, most: number): Promise<unknown> {
  const bytes = await collect(request, most);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's own message quotes the body.
    throw new BodyRefused(400, 'The body is not JSON.');
  }
}

function collect(request: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => refuse(408, 'The body took too long to arrive.'), LIMIT);
    const refuse = (code: BodyRefused['code'], message: string) => {
      clearTimeout(timer);
      // The rest flows on unread, so that its sender gets to read the answer.
      request.removeAllListeners('data').resume();
      reject(new BodyRefused(code, message));
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) refuse(413, `The body may have ${most} bytes.`);
      else chunks.push(chunk);
    });
    request.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    request.once('close', () => refuse(400, 'The body was cut short.'));
  });
}
