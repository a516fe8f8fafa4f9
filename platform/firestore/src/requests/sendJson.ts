import type { IncomingMessage, ServerResponse } from 'node:http';
import { crossOriginHeaders } from './access';
import type { Refusal } from '../documents/refusal';

/** Answers with JSON that a page of another local origin may read, and no cache keeps. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  code: number,
  body: object,
): void {
  response.writeHead(code, {
    ...crossOriginHeaders(request),
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
): void {
  sendJson(request, response, refusal.code, refusal.toBody());
}
