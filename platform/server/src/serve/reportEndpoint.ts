import type { IncomingMessage, ServerResponse } from 'node:http';
import { InvalidBody, type ReportTaker } from '@site/reports/takeReports';
import { sendText } from '../site-files/sendFile';

/** Reads a request's body. @throws InvalidBody */
async function readReport(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
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

/** Makes the handler of an address to which pages or browsers POST small JSON reports. */
export function createReportEndpoint(take: ReportTaker) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { code, headers, message } = await take({
      method: request.method,
      type: request.headers['content-type'],
      length: request.headers['content-length'],
      client: request.socket.remoteAddress ?? '',
      read: (maxBytes) => readReport(request, maxBytes),
    });
    Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));
    if (code === 204) return void response.writeHead(code).end();
    // The unread rest of the body must not keep the connection busy.
    response.setHeader('Connection', 'close');
    sendText(response, code, message);
  };
}
