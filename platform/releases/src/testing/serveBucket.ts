import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A stand-in for Cloud Storage on this machine. */
export interface ServedBucket {
  /** What takes the place of `https://storage.googleapis.com`. */
  endpoint: string;
  /** What it holds, by key. */
  objects: Map<string, Buffer>;
  /** How many of the next requests are answered with status 503. */
  failures: number;
  /** How many of the next objects are stored and answered with status 503. */
  lostAnswers: number;
  /** Ends an upload halfway: from this many stored objects on, writing is refused. */
  room: number;
  /** How long each answer takes, in ms. */
  pauseMs: number;
  /** The largest number of requests that it had to answer at a time. */
  mostAtATime: number;
  close(): Promise<void>;
}

export const TOKEN = 'token-of-a-test';
export const BUCKET = 'releases-of-a-test';

/** So few names on one page that every listing has several. */
const PAGE = 3;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Answer = [status: number, body?: Buffer | object];

function list(objects: Map<string, Buffer>, query: URLSearchParams): Answer {
  const names = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? ''))
    .sort();
  const start = Number(query.get('pageToken') ?? 0);
  const order = [...objects.keys()];
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
  const body = await bodyOf(request);
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return [401];
  if (served.failures > 0) {
    served.failures -= 1;
    return [503];
  }
  const all = `/storage/v1/b/${BUCKET}/o`;
  if (request.method === 'POST' && pathname === `/upload${all}`) {
    const name = query.get('name') ?? '';
    if (query.get('ifGenerationMatch') === '0' && served.objects.has(name)) return [412];
    if (served.objects.size >= served.room) return [400];
    served.objects.set(name, body);
    if (served.lostAnswers > 0) {
      served.lostAnswers -= 1;
      return [503];
    }
    return [200, {}];
  }
  if (pathname === all) return list(served.objects, query);
  const name = decodeURIComponent(pathname.slice(all.length + 1));
  const object = served.objects.get(name);
  if (!object) return [404];
  if (request.method !== 'DELETE') return [200, query.get('alt') === 'media' ? object : { name }];
  served.objects.delete(name);
  return [204];
}

/** Serves an empty bucket that speaks as much of Cloud Storage's JSON interface as a store needs. */
export async function serveBucket(): Promise<ServedBucket> {
  let underWay = 0;
  const server = createServer((request, response) => {
    underWay += 1;
    served.mostAtATime = Math.max(served.mostAtATime, underWay);
    void answer(served, request).then(async ([status, body]) => {
      if (served.pauseMs) await new Promise((resolve) => setTimeout(resolve, served.pauseMs));
      underWay -= 1;
      response.statusCode = status;
      response.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const served: ServedBucket = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map(),
    failures: 0,
    lostAnswers: 0,
    room: Infinity,
    pauseMs: 0,
    mostAtATime: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return served;
}
