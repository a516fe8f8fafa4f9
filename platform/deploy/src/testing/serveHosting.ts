import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { serveStatic, type StaticHost } from '../folder/staticHost';
import { HostingState, Refusal, SITE, type Channel, type Version } from './hostingState';

export const TOKEN = 'token-of-a-test';

/** So few items on one page that every listing has several. */
const PAGE = 10;

/** A version without its files, as answers have it. */
const shown = ({ name, status, labels, config }: Version) => ({ name, status, labels, config });

const shownRelease = (release: Channel['release']) =>
  release && { ...release, version: release.version && shown(release.version) };

const shownChannel = (channel: Channel) => ({ ...channel, release: shownRelease(channel.release) });

function pageOf<Item>(all: readonly Item[], query: URLSearchParams) {
  const start = Number(query.get('pageToken') ?? 0);
  const next = start + PAGE < all.length ? { nextPageToken: String(start + PAGE) } : {};
  return { items: all.slice(start, start + PAGE), next };
}

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

const anonymous = (text: string) =>
  text.replace(/versions\/\w{16}/g, 'versions/V').replace(/\b[0-9a-f]{64}\b/g, 'HASH');

export async function serveHosting(): Promise<ServedHosting> {
  const state = new HostingState();
  const hosts: StaticHost[] = [];
  async function openChannel(id: string): Promise<Channel> {
    const host = await serveStatic(async () => state.documents(id));
    hosts.push(host);
    const channel = { name: `sites/${SITE}/channels/${id}`, url: host.address };
    state.channels.set(id, channel);
    return channel;
  }
  await openChannel('live');

  /** Answers `POST sites/SITE/versions/ID:populateFiles` and the like. */
  async function answer(method: string, path: string, query: URLSearchParams, bytes: Buffer) {
    const [, version = '', further] =
      /(sites\/[^/]+\/versions\/\w+)(?:[:/](\w+))?$/.exec(path) ?? [];
    const channel = /\/channels\/([\w-]+)/.exec(path)?.[1] ?? 'live';
    if (path.startsWith('upload/')) {
      state.upload(version, further ?? '', bytes);
      return {};
    }
    const body = bytes.length ? JSON.parse(bytes.toString()) : {};
    const kept = (opened: Channel) => {
      opened.expires = Date.now() + Number.parseInt(body.ttl) * 1000;
      return shownChannel(opened);
    };
    const call = `${method} ${path
      .replace(/^sites\/[^/]+\//, '')
      .replace(/(versions|channels)\/[\w-]+/, '$1/ID')}`;
    switch (call) {
      case 'POST versions':
        return shown(state.createVersion(body));
      case 'GET versions': {
        const { items, next } = pageOf([...state.versions.values()].map(shown), query);
        return { versions: items, ...next };
      }
      case 'POST versions/ID:populateFiles':
        return {
          uploadRequiredHashes: state.populate(version, body.files),
          uploadUrl: `${served.endpoint}/upload/${version}`,
        };
      case 'GET versions/ID/files': {
        const { items, next } = pageOf([...state.version(version).files], query);
        return {
          files: items.map(([file, hash]) => ({ path: file, hash, status: 'ACTIVE' })),
          ...next,
        };
      }
      case 'GET versions/ID':
        return shown(state.version(version));
      case 'PATCH versions/ID':
        if (body.status !== 'FINALIZED') throw new Refusal(400, `Unexpected ${body.status}.`);
        return shown(state.finalise(version, body.config));
      case 'DELETE versions/ID':
        state.delete(version);
        return {};
      case 'POST channels':
        return kept(await openChannel(query.get('channelId') ?? ''));
      case 'PATCH channels/ID':
        if (query.get('updateMask') !== 'ttl') throw new Refusal(400, 'Unexpected update mask.');
        return kept(state.channel(channel));
      case 'GET channels/ID':
        return shownChannel(state.channel(channel));
      case 'POST releases':
      case 'POST channels/ID/releases':
        return shownRelease(state.release(channel, query.get('versionName'), body)) ?? {};
    }
    throw new Refusal(404, `${call} is not known here.`);
  }

  async function take(request: IncomingMessage): Promise<object> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    const { method = 'GET', headers } = request;
    const bytes = await buffer(request);
    if (headers.authorization !== `Bearer ${TOKEN}`) throw new Refusal(401, 'Unauthenticated.');
    if (served.failures > 0) {
      served.failures -= 1;
      throw new Refusal(503, 'Try again.');
    }
    const path = pathname.replace(/^\/(v1beta1\/)?/, '');
    if ((await served.watch('before', `${method} ${anonymous(path)}`)) === 'drop') {
      throw new Refusal(503, 'The connection was lost.');
    }
    served.calls.push(`${method} ${path}`);
    const found = await answer(method, path, searchParams, bytes);
    await served.watch('after', `${method} ${anonymous(path)}`);
    return found;
  }

  const server = createServer((request, response) => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    take(request).then(
      (found) => send(200, found),
      (failure: Error) => {
        const status = failure instanceof Refusal ? failure.status : 500;
        send(status, { error: { message: failure.message } });
      },
    );
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
        ...hosts.map((host) => host.close()),
        new Promise((done) => server.close(done)),
      ]);
    },
  };
  return served;
}
