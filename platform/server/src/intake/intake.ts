import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendSentence } from '../site-files/sendContent';
import { cacheControl } from '../headers/siteHeaders';
import type { LineLog } from '@site/reports/lineLog';
import { createRateLimiter, type RateLimits } from '@site/tooling/http/rateLimiter';
import { BodyRefused, readSmallBody } from './readSmallBody';

export interface IntakeOptions {
  /** The content types that are taken. None that a form of a foreign page could send, so such pages cannot send here. */
  types: readonly string[];
  /** The most bytes of one body. */
  most: number;
  rates: RateLimits;
  /** Makes the lines that are written down; undefined refuses the body. */
  read: (body: unknown) => readonly object[] | undefined;
  log: LineLog;
}

/** Makes what takes small JSON from pages and browsers, and writes down what is worth keeping. It answers 204. */
export function createIntake({ types, most, rates, read, log }: IntakeOptions) {
  const isWithinRate = createRateLimiter(rates);

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (code: number, sentence: string) => {
      // The rest of a body that nobody reads must not keep the connection.
      response.setHeader('Connection', 'close');
      sendSentence(response, code, sentence);
    };
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return refuse(405, 'This address only takes reports.');
    }
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!types.includes(type)) return refuse(415, `Send ${types.join(' or ')}.`);
    if (Number(request.headers['content-length']) > most) {
      return refuse(413, `The body may have ${most} bytes.`);
    }
    if (!isWithinRate(request.socket.remoteAddress ?? '')) {
      response.setHeader('Retry-After', '60');
      return refuse(429, 'Too many reports; one minute on there is room again.');
    }
    try {
      const lines = read(await readSmallBody(request, most));
      if (!lines) return refuse(400, 'The body is not what this address takes.');
      for (const line of lines) await log.add(line);
      response.writeHead(204).end();
    } catch (failure) {
      if (failure instanceof BodyRefused) return refuse(failure.code, failure.message);
      // The name of the fault alone: nothing of what was sent.
      console.error(`A report was not written down: ${(failure as NodeJS.ErrnoException).code}.`);
      refuse(503, 'The report could not be written down.');
    }
  }

  return (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', cacheControl.intake);
    return take(request, response);
  };
}
