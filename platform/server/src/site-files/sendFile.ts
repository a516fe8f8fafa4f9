import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FileContent } from './openSiteFiles';

/** Sends a status and a body; Node leaves the body out when the request is HEAD. */
export function sendBody(response: ServerResponse, code: number, bytes: Buffer | string): void {
  response.statusCode = code;
  response.setHeader('Content-Length', Buffer.byteLength(bytes));
  response.end(bytes);
}

/** Sends a status with a line of text for people who read the response. */
export function sendText(response: ServerResponse, code: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  sendBody(response, code, `${text}\n`);
}

/** Whether `If-None-Match` names this content. The comparison is the weak one, as HTTP requires for this header. */
function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** Sends a file, or 304 when the browser already has it. The response has its content headers already. */
export function sendFile(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { bytes, etag }: FileContent,
): void {
  response.setHeader('ETag', etag);
  if (isKnown(etag, headers['if-none-match'])) {
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Encoding');
    response.writeHead(304).end();
    return;
  }
  sendBody(response, 200, bytes);
}
