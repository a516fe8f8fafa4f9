import type { IncomingMessage, ServerResponse } from 'node:http';
import { byteRange } from './byteRange';
import type { Content } from './siteContent';

/** Tells whether an `If-None-Match` names this content. The comparison is the weak one, as for every such header. */
function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((it) => it.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** Sends all of a body, or its headers alone if that was the question. */
export function sendWhole(response: ServerResponse, code: number, bytes: Buffer | string): void {
  response.statusCode = code;
  response.setHeader('Content-Length', Buffer.byteLength(bytes));
  // Node leaves the body of an answer to HEAD out by itself.
  response.end(bytes);
}

/** Sends a sentence for whoever reads an answer by hand; programs get the status. */
export function sendSentence(response: ServerResponse, code: number, sentence: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  sendWhole(response, code, `${sentence}\n`);
}

/**
 * Sends a file as the request wants it: whole, in part (`Range`, `If-Range`), or not at all because the browser has it
 * (`If-None-Match`). Headers that say what the file is are already in the response.
 */
export function sendContent(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { bytes, etag }: Content,
): void {
  response.setHeader('ETag', etag);
  if (isKnown(headers['if-none-match'], etag)) {
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Encoding');
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  const condition = headers['if-range'];
  const mayBePart = method === 'GET' && (condition === undefined || condition === etag);
  const range = mayBePart ? byteRange(headers.range, bytes.length) : undefined;
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${bytes.length}`);
    response.removeHeader('Content-Encoding');
    response.setHeader('Cache-Control', 'no-cache');
    sendSentence(response, 416, `The file has ${bytes.length} bytes.`);
  } else if (range) {
    const { first, last } = range;
    response.setHeader('Content-Range', `bytes ${first}-${last}/${bytes.length}`);
    sendWhole(response, 206, bytes.subarray(first, last + 1));
  } else {
    sendWhole(response, 200, bytes);
  }
}
