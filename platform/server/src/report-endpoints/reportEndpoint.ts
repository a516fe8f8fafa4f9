import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LineLog } from '@site/reports/lineLog';
import { createRateLimiter, type RateLimits } from '@site/tooling/http/rateLimiter';
import { cacheControl } from '../headers/siteHeaders';
import { sendText } from '../site-files/sendFile';
import { InvalidBody, readJsonBody } from './readJsonBody';

export interface ReportEndpointOptions {
  /** The accepted content types. A form cannot send them, so forms on other sites cannot send reports. */
  types: readonly string[];
  maxBytes: number;
  rates: RateLimits;
  /** Turns a body into log lines; undefined rejects the body. */
  read: (body: unknown) => readonly object[] | undefined;
  log: LineLog;
}

/** Makes the handler of an address to which pages or browsers POST small JSON reports. It logs them and responds with 204. */
export function createReportEndpoint({ types, maxBytes, rates, read, log }: ReportEndpointOptions) {
  const isWithinRate = createRateLimiter(rates);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reject = (code: number, message: string) => {
      // The unread rest of the body must not keep the connection busy.
      response.setHeader('Connection', 'close');
      sendText(response, code, message);
    };
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return reject(405, 'Use POST here.');
    }
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!types.includes(type)) return reject(415, `Send ${types.join(' or ')}.`);
    if (Number(request.headers['content-length']) > maxBytes) {
      return reject(413, `The body is larger than ${maxBytes} bytes.`);
    }
    if (!isWithinRate(request.socket.remoteAddress ?? '')) {
      response.setHeader('Retry-After', '60');
      return reject(429, 'Too many reports. Try again in a minute.');
    }
    try {
      const lines = read(await readJsonBody(request, maxBytes));
      if (!lines) return reject(400, 'The body is not a valid report.');
      for (const line of lines) await log.add(line);
      response.writeHead(204).end();
    } catch (failure) {
      if (failure instanceof InvalidBody) return reject(failure.code, failure.message);
      // Only the error's code: nothing of what was sent.
      console.error(`A report could not be logged: ${(failure as NodeJS.ErrnoException).code}.`);
      reject(503, 'The report could not be logged.');
    }
  }

  return (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', cacheControl.report);
    return handle(request, response);
  };
}
