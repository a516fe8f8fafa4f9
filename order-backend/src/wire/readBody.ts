import type { IncomingMessage } from 'node:http';
import { Refusal } from '../documents/refusal';

/** An order takes about 500 bytes. */
const MAX_BYTES = 64 * 1024;

/** Reads all of it, also what is too much: a client that still sends does not read its answer. */
async function collect(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= MAX_BYTES) chunks.push(chunk);
    }
  } catch {
    throw new Refusal('malformed', 'The request was cut short.');
  }
  if (size <= MAX_BYTES) return Buffer.concat(chunks);
  throw new Refusal('tooLarge', `A request holds at most ${MAX_BYTES} bytes.`);
}

/**
 * Reads a request's body as JSON, whatever type it claims: the SDK sends JSON as `text/plain`.
 * Rejects with a `Refusal`.
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await collect(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's own message quotes the body, which is personal data.
    throw new Refusal('malformed', 'The request is not JSON.');
  }
}
