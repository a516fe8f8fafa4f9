import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { asSentence } from '@site/tooling/command-line/command';

const ADDRESS = 'https://firebasehosting.googleapis.com';
const VERSION = '/v1beta1';

const ATTEMPTS = 5;
/** The wait before the second attempt, in ms; it doubles from one to the next. */
const FIRST_WAIT = 300;
/** How long one answer may take, in ms. */
const TIMEOUT = 60_000;

const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

interface Answer {
  status: number;
  text: string;
}

export interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON, bytes as they are. */
  body?: object | Uint8Array;
  /** What the answer has to be; not read otherwise. */
  answer?: z.ZodType;
  /** Gives undefined, instead of rejecting, when there is no such thing. */
  mayBeMissing?: boolean;
}

/** The REST API of Firebase Hosting. */
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
  /** The name of the site, for messages. */
  site: string;
  token: string;
  /** What takes the place of Google's server. */
  endpoint?: string | undefined;
}

/** What the API says about a refusal; its answers are `{error: {message}}`. */
function reasonIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: string } };
    return error?.message ? `: ${error.message}` : '';
  } catch {
    return '';
  }
}

export function hostingApi({ site, token, endpoint = ADDRESS }: HostingApiSettings): HostingApi {
  function refusal({ status, text }: Answer, path: string): Error {
    if (status === 401 || status === 403) {
      return new Error(
        `Firebase Hosting refuses the access token for ${site} (${status}): set SITE_HOSTING_TOKEN to one of an account that has the role Firebase Hosting Admin.`,
      );
    }
    const answer = `Firebase Hosting answered ${path} with status ${status}${reasonIn(text)}`;
    return new Error(asSentence(answer));
  }

  async function askOnce(address: string, { method = 'GET', body }: Request): Promise<Answer> {
    const isBytes = body instanceof Uint8Array;
    try {
      const response = await fetch(address, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body && {
            'Content-Type': isBytes ? 'application/octet-stream' : 'application/json',
          }),
        },
        ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      throw new Error(`${new URL(address).origin} cannot be reached.`, { cause });
    }
  }

  async function call(path: string, request: Request): Promise<unknown> {
    const address = path.startsWith('http') ? path : `${endpoint}${VERSION}/${path}`;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS;
      const answer = await askOnce(address, request).catch((failure: unknown) => {
        if (isLast) throw failure;
        return undefined;
      });
      if (answer?.status === 404 && request.mayBeMissing) return undefined;
      if (answer && answer.status < 300) return request.answer?.parse(JSON.parse(answer.text));
      if (answer && (isLast || !mayPass(answer.status))) throw refusal(answer, path);
      await wait(FIRST_WAIT * 2 ** (attempt - 1));
    }
  }
  return { call } as HostingApi;
}
