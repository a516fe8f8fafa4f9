import type { IncomingMessage } from 'node:http';
import { InvalidBody } from '@site/reports/take/takeReports';

/** Reads a request's body. @throws InvalidBody */
export async function readReport(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read all the same: a sender that is still writing would not read the response.
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw new InvalidBody(413, `The body is larger than ${maxBytes} bytes.`);
  return Buffer.concat(chunks);
}
