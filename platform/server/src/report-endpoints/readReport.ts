import type { IncomingMessage } from 'node:http';
import { InvalidBody } from '@site/reports/take/takeReports';

/** How long a body may take to arrive. */
const TIMEOUT_MS = 5000;

/** Reads a request's body. @throws InvalidBody */
export function readReport(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
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
