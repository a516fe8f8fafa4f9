import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveLocally } from '@site/tooling/http/serveLocally';

/** A stand-in for Cloud Storage on this machine. */
export interface ServedBucket {
  /** What takes the place of `https://storage.googleapis.com`. */
  endpoint: string;
  /** What it holds, by key, the oldest first. */
  objects: Map<string, Buffer>;
  /** How many of the next requests are answered with status 503. */
  failures: number;
  /** How many of the next objects are stored and answered with status 503. */
  lostAnswers: number;
  /** From this many stored objects on, writing is refused. */
  room: number;
  close(): Promise<void>;
}

export const TOKEN = 'token-of-a-test';
export const BUCKET = 'releases-of-a-test';

/** So few names on one page that every listing has several. */
const PAGE = 3;
const OBJECTS = `/storage/v1/b/${BUCKET}/o`;

type Answer = [status: number, body?: Buffer | object];

function list(objects: Map<string, Buffer>, query: URLSearchParams): Answer {
  const order = [...objects.keys()];
  const names = order.filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const start = Number(query.get('pageToken') ?? 0);
  const items = names.slice(start, start + PAGE).map((name) => ({
    name,
    timeCreated: new Date(order.indexOf(name)).toISOString(),
  }));
  const isMore = start + PAGE < names.length;
  return [
    200,
    { ...(items.length && { items }), ...(isMore && { nextPageToken: `${start + PAGE}` }) },
  ];
}

async function answer(served: ServedBucket, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(request.url ?? '', served.endpoint);
  const body = await buffer(request);
  if (request.headers.authorization !== `Bearer ${TOKEN}`)
    return [401, { error: { message: 'Invalid Credentials' } }];
  if (served.failures > 0) {
    served.failures -= 1;
    return [503];
  }
  if (request.method === 'POST' && pathname === `/upload${OBJECTS}`) {
    const name = query.get('name') ?? '';
    if (query.get('ifGenerationMatch') === '0' && served.objects.has(name)) return [412];
    if (served.objects.size >= served.room) return [400];
    served.objects.set(name, body);
    if (served.lostAnswers === 0) return [200, {}];
    served.lostAnswers -= 1;
    return [503];
  }
  if (pathname === OBJECTS) return list(served.objects, query);
  const name = decodeURIComponent(pathname.slice(OBJECTS.length + 1));
  const object = served.objects.get(name);
  if (!object) return [404];
  if (request.method === 'GET') {
    if (query.get('alt') === 'media') return [200, object];
    return [200, { md5Hash: createHash('md5').update(object).digest('base64') }];
  }
  served.objects.delete(name);
  return [204];
}

/** Serves an empty bucket that speaks as much of Cloud Storage's JSON interface as a store needs. */
export async function serveBucket(): Promise<ServedBucket> {
  const { address: endpoint, close } = await serveLocally((request, response) => {
    void answer(served, request).then(([status, body]) => {
      response.statusCode = status;
      response.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  });
  const served: ServedBucket = {
    endpoint,
    objects: new Map(),
    failures: 0,
    lostAnswers: 0,
    room: Infinity,
    close,
  };
  return served;
}
