import { request } from 'node:http';
import { documentsRoot } from '../documents/names';
import { erasureOf } from '@site/order-model/erasure';
import { erasureWrites } from '../documents/erasureWrites';
import { idOf, PROJECT } from './sampleOrders';

/** The address of the test project's documents, without the server. */
export const DOCUMENTS = `/v1/${documentsRoot(PROJECT)}`;

/** The owner's token of every store that a test serves. */
export const TOKEN = 'T'.repeat(43);

export const OWNER = { Authorization: `Bearer ${TOKEN}` };

export interface TestRequest {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Reply {
  code: number;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

/** Sends one request just as told, a foreign `Host` included, which `fetch` would not. */
export function sendRequest(port: number, options: TestRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', path = DOCUMENTS, headers = {}, body } = options;
    const sending = request({ port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          code: response.statusCode ?? 0,
          headers: response.headers,
          body: text === '' ? undefined : JSON.parse(text),
        });
      });
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

/** Sends a commit, as the SDK does it; a body that is no text is sent as JSON. */
export function sendCommit(port: number, body: unknown): Promise<Reply> {
  return sendRequest(port, {
    method: 'POST',
    path: `${DOCUMENTS}:commit`,
    headers: { 'Content-Type': 'text/plain' },
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
}

/** Erases an order as the owner's command does; its id begins as told. */
export function sendErasure(port: number, start: string): Promise<Reply> {
  return sendRequest(port, {
    method: 'POST',
    path: `${DOCUMENTS}:commit`,
    headers: OWNER,
    body: JSON.stringify({
      writes: erasureWrites(erasureOf('orders', idOf(start), 'command'), PROJECT),
    }),
  });
}

/** A collection's documents as their owner reads them, in the order of their ids. */
export async function listAll(port: number, collectionId: string): Promise<{ name: string }[]> {
  const { body } = await sendRequest(port, {
    method: 'POST',
    path: `${DOCUMENTS}:runQuery`,
    headers: OWNER,
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }] } }),
  });
  return (body as { document?: { name: string } }[]).flatMap(({ document }) => document ?? []);
}
