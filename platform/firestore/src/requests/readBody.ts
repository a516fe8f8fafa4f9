import type { IncomingMessage } from 'node:http';
import { Refusal } from '../documents/refusal';
import type { StoreLimits } from './storeLimits';

/** What a body may be. */
type BodyLimits = Pick<StoreLimits, 'bodyBytes' | 'bodyTimeMs'>;

const tooLarge = (bodyBytes: number) =>
  new Refusal('tooLarge', `A request holds at most ${bodyBytes} bytes.`);

/** Collects the body's bytes. Rejects with a `Refusal` when they are too many or take too long. */
function collect(request: IncomingMessage, { bodyBytes, bodyTimeMs }: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length']) > bodyBytes) return reject(tooLarge(bodyBytes));
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => {
      end(() => reject(new Refusal('tooSlow', 'The request took too long to arrive.')));
    }, bodyTimeMs);
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > bodyBytes) end(() => reject(tooLarge(bodyBytes)));
    };
    const finish = () => end(() => resolve(Buffer.concat(chunks)));
    const abort = () => end(() => reject(new Refusal('malformed', 'The request was cut short.')));
    function end(settle: () => void) {
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('close', abort);
      settle();
    }
    request.on('data', take).on('end', finish).on('close', abort);
  });
}

/**
 * Reads a request's body as JSON, whatever type it claims: the SDK sends JSON as `text/plain`.
 * Rejects with a `Refusal`.
 */
export async function readBody(request: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  const bytes = await collect(request, limits);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The parser's own message quotes the body, which is personal data.
    throw new Refusal('malformed', 'The request is not JSON.');
  }
}
