import type { IncomingMessage } from 'node:http';

/** How long a body may take to arrive. */
const TIMEOUT_MS = 5000;

/** A body that is rejected, and with which HTTP status. */
export class InvalidBody extends Error {
  constructor(
    readonly code: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** Reads a request's body as JSON. @throws InvalidBody */
export async function readJsonBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const bytes = await collect(request, maxBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's own message quotes the body.
    throw new InvalidBody(400, 'The body is not JSON.');
  }
}

function collect(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => refuse(408, 'The body took too long to arrive.'), TIMEOUT_MS);
    const refuse = (code: InvalidBody['code'], message: string) => {
      clearTimeout(timer);
      // Discards the rest: a sender that is still writing would not read the response.
      request.removeAllListeners('data').resume();
      reject(new InvalidBody(code, message));
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) refuse(413, `The body is larger than ${maxBytes} bytes.`);
      else chunks.push(chunk);
    });
    request.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    request.once('close', () => refuse(400, 'The body was cut short.'));
  });
}
