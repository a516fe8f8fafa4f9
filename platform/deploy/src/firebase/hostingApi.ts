import type { z } from 'zod';
import { parseWithSchema } from '@site/releases/release/parseWithSchema';
import { fetchWithRetry } from '@site/tooling/http/fetchWithRetry';
import { googleReason } from '@site/tooling/http/googleReason';

const ADDRESS = 'https://firebasehosting.googleapis.com';
const VERSION = '/v1beta1';

export interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON, bytes as they are. */
  body?: object | Uint8Array;
  /** What the answer has to be; not read otherwise. */
  answer?: z.ZodType;
  /** Gives undefined, instead of rejecting, when there is no such thing. */
  mayBeMissing?: boolean;
  /** Finds what was asked for, if it is there: where a further attempt is refused, one whose answer was lost may have made it. */
  find?(): Promise<unknown>;
}

export interface HostingApi {
  /** Sends a request to an address, or to a path of the API. Failures that may pass are retried. */
  call<Schema extends z.ZodType>(
    path: string,
    request: Request & { answer: Schema; mayBeMissing?: false },
  ): Promise<z.infer<Schema>>;
  call<Schema extends z.ZodType>(
    path: string,
    request: Request & { answer: Schema; mayBeMissing: true },
  ): Promise<z.infer<Schema> | undefined>;
  call(path: string, request: Request): Promise<undefined>;
}

export interface HostingApiSettings {
  site: string;
  token: string;
  /** What takes the place of Google's server. */
  endpoint?: string | undefined;
}

export function hostingApi({ site, token, endpoint = ADDRESS }: HostingApiSettings): HostingApi {
  function refusal(status: number, bytes: Buffer, path: string): Error {
    const reason = googleReason(bytes);
    return new Error(
      status === 401 || status === 403
        ? `Firebase Hosting refuses the access token for ${site} (${status}${reason}). Set SITE_HOSTING_TOKEN to one of an account that has the role Firebase Hosting Admin.`
        : `Firebase Hosting answered ${path} with status ${status}${reason}.`,
    );
  }

  async function call(path: string, request: Request): Promise<unknown> {
    const address = path.startsWith('http') ? path : `${endpoint}${VERSION}/${path}`;
    const { method = 'GET', body } = request;
    const isBytes = body instanceof Uint8Array;
    const type = isBytes ? 'application/octet-stream' : 'application/json';
    const { status, bytes, isRetried } = await fetchWithRetry(address, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': type }) },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (status === 404 && request.mayBeMissing) return undefined;
    if (status >= 300) {
      const made = isRetried ? await request.find?.() : undefined;
      if (made === undefined) throw refusal(status, bytes, path);
      return made;
    }
    if (!request.answer) return undefined;
    const what = 'answer of Firebase Hosting';
    return parseWithSchema(request.answer, bytes.toString(), { address: path, what });
  }
  return { call } as HostingApi;
}
