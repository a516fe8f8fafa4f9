import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/** An order takes about 500 bytes. */
const MAX_BYTES = 64 * 1024;

/** Collects the body's bytes. Rejects with a `Refusal` when they are too many or take longer than `limit` ms. */
function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => {
      end(() => reject(new Refusal('tooSlow', 'The request took too long to arrive.')));
    }, limit);
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= MAX_BYTES) return;
      end(() => reject(new Refusal('tooLarge', `A request holds at most ${MAX_BYTES} bytes.`)));
    };
    const finish = () => end(() => resolve(Buffer.concat(chunks)));
    const abort = () => end(() => reject(new Refusal('malformed', 'The request was cut short.')));
    function end(settle: () => void) {
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('close', abort);
      // The stream flows on without a listener: the sender of too much gets to read the answer.
      settle();
    }
    request.on('data', take).on('end', finish).on('close', abort);
  });
}

/**
 * Reads a request's body as JSON, whatever type it claims: the SDK sends JSON as `text/plain`.
 * Takes the limit of the whole reading in ms. Rejects with a `Refusal`.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<unknown> {
  const bytes = await collect(request, limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's own message quotes the body, which is personal data.
    throw new Refusal('malformed', 'The request is not JSON.');
  }
}
