import type { IncomingMessage } from 'node:http';
import { isJsonObject } from '@site/tooling/files/json';

const MAX_BYTES = 8192;

/** Reads a small body, JSON or a form. @throws Error for another one. */
export async function readForm(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The body is too large.');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  const body: unknown = JSON.parse(text);
  if (!isJsonObject(body)) throw new Error('The body is not an object.');
  return body;
}
