import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serveStatic, type StaticHost } from '../../folder/staticHost';
import { answerApi } from './hostingRoutes';
import { HostingState, Refusal, type Channel } from './hostingState';

/** A stand-in for Firebase Hosting on this machine: its API, and its sites. */
export interface ServedHosting {
  /** What takes the place of `https://firebasehosting.googleapis.com`. */
  endpoint: string;
  state: HostingState;
  /** What visitors get. */
  live: StaticHost;
  /** What was asked for: `GET sites/…`. */
  calls: string[];
  /** How many of the next requests are answered with status 503. */
  failures: number;
  /** Is told of each request before it is done, and of each answer before it is sent. Nothing is done after `drop`. */
  watch: (moment: 'before' | 'after', call: string) => Promise<'drop' | void>;
  close(): Promise<void>;
}

export const SITE = 'site-of-a-test';
export const TOKEN = 'token-of-a-test';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const anonymous = (text: string) =>
  text.replace(/versions\/\w{16}/g, 'versions/V').replace(/\b[0-9a-f]{64}\b/g, 'HASH');

/** A path of the API without its version. */
const withoutVersion = (path: string) => path.replace(/^\/(v1beta1\/)?/, '');

export async function serveHosting(): Promise<ServedHosting> {
  const state = new HostingState(SITE);
  const hosts: StaticHost[] = [];
  async function openChannel(id: string): Promise<Channel> {
    const host = await serveStatic(async () => state.documents(id));
    hosts.push(host);
    const channel = { name: `sites/${SITE}/channels/${id}`, url: host.address };
    state.channels.set(id, channel);
    return channel;
  }
  await openChannel('live');

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    const body = await bodyOf(request);
    const { method = 'GET', headers } = request;
    const bearer = headers.authorization?.replace('Bearer ', '');
    if (bearer !== TOKEN) {
      return [401, { error: { message: 'Unauthenticated.' } }];
    }
    if (served.failures > 0) {
      served.failures -= 1;
      return [503, { error: { message: 'Try again.' } }];
    }
    const path = withoutVersion(pathname);
    try {
      if ((await served.watch('before', `${method} ${anonymous(path)}`)) === 'drop') {
        throw new Refusal(503, 'The connection was lost.');
      }
      served.calls.push(`${method} ${path}`);
      const context = { state, uploads: served.endpoint, openChannel };
      const found = await answerApi({ method, path, query: searchParams, body }, context);
      await served.watch('after', `${method} ${anonymous(path)}`);
      return [200, found];
    } catch (failure) {
      const status = failure instanceof Refusal ? failure.status : 500;
      return [status, { error: { message: (failure as Error).message } }];
    }
  }

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const served: ServedHosting = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    live: hosts[0] as StaticHost,
    calls: [],
    failures: 0,
    watch: async () => {},
    async close() {
      server.closeAllConnections();
      await Promise.all([
        ...hosts.map((it) => it.close()),
        new Promise((done) => server.close(done)),
      ]);
    },
  };
  return served;
}
