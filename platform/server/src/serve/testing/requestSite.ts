import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface SiteResponse {
  code: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const agent = new Agent({ keepAlive: false });

/** Sends a request with exactly this path and these headers; `fetch` would normalise both. */
export async function requestSite(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<SiteResponse> {
  const { hostname, port } = new URL(address);
  const sending = request({ hostname, port, path, method, headers, agent });
  sending.end(body);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  const { statusCode: code = 0, headers: received } = response;
  return { code, headers: received, body: await buffer(response) };
}
