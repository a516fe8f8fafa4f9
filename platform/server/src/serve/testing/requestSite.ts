import { Agent, request } from 'node:http';

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
export function requestSite(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<SiteResponse> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          code: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
