import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type { HostingRules } from '../hosting/hostingRules';
import { serveLocally } from '@site/tooling/http/serveLocally';
import { serveStatic, type StaticHost } from '../folder/staticHost';

export const SITE = 'site-of-a-test';
export const TOKEN = 'token-of-a-test';

/** So few items on one page that every listing has several. */
const PAGE = 10;
const MAX_FILES_OF_A_CALL = 1000;

const VERSION = `(sites/${SITE}/versions/\\w+)`;
const CHANNEL = `sites/${SITE}/channels/([\\w-]+)`;

/** What the API refuses, with the status that it answers then. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Version {
  name: string;
  status: 'CREATED' | 'FINALIZED' | 'DELETED';
  labels: Record<string, string>;
  config: HostingRules | undefined;
  /** The hash of each file by its path. */
  files: Map<string, string>;
}

interface Channel {
  url: string;
  /** When it is removed, in ms. */
  expires?: number;
  release?: {
    type: 'DEPLOY' | 'SITE_DISABLE';
    version?: Version | undefined;
    message: string;
    releaseTime: string;
    releaseUser: { email: string };
  };
}

interface Given {
  query: URLSearchParams;
  body: Partial<Pick<Version, 'status' | 'labels' | 'config'>> & {
    files?: Record<string, string>;
    ttl?: string;
    message?: string;
    type?: string;
  };
  bytes: Buffer;
}

/** Is told of each request before it is done, and of each answer before it is sent. What it drops does not happen. */
type Watch = (moment: 'before' | 'after', call: string) => Promise<'drop' | void>;

export type ServedHosting = Awaited<ReturnType<typeof serveHosting>>;

function pageOf<Item>(all: readonly Item[], query: URLSearchParams) {
  const start = Number(query.get('pageToken') ?? 0);
  const next = start + PAGE < all.length ? { nextPageToken: String(start + PAGE) } : {};
  return { items: all.slice(start, start + PAGE), next };
}

/** A stand-in for Firebase Hosting on this machine: its API, and its sites. It refuses what the service would refuse. */
export async function serveHosting() {
  const blobs = new Map<string, Buffer>();
  const versions = new Map<string, Version>();
  const channels = new Map<string, Channel>();
  const hosts: StaticHost[] = [];

  function found<Item>(all: Map<string, Item>, name: string): Item {
    const item = all.get(name);
    if (!item) throw new Refusal(404, `There is no ${name}.`);
    return item;
  }

  function versionNamed(name: string, status?: Version['status']): Version {
    const version = found(versions, name);
    if (status ? version.status !== status : version.status === 'DELETED') {
      throw new Refusal(status ? 400 : 404, `${name} is ${version.status}.`);
    }
    return version;
  }

  const missingIn = ({ files }: Version) => [
    ...new Set([...files.values()].filter((hash) => !blobs.has(hash))),
  ];

  /** Makes a version, as any tool does. */
  const createVersion = ({ labels = {}, config }: Pick<Given['body'], 'labels' | 'config'>) => {
    const isWrong = Object.values(labels).some((value) => !/^[a-z0-9_-]{0,63}$/.test(value));
    if (isWrong) throw new Refusal(400, 'Invalid label.');
    const name = `sites/${SITE}/versions/${versions.size.toString(16).padStart(16, '0')}`;
    const version: Version = {
      name,
      status: 'CREATED',
      labels,
      config,
      files: new Map(),
    };
    versions.set(name, version);
    return version;
  };

  async function openChannel(id: string): Promise<Channel> {
    const host = await serveStatic(async () => {
      const version = channels.get(id)?.release?.version;
      return (
        version && {
          rules: version.config ?? { headers: [] },
          paths: [...version.files.keys()],
          read: async (path) => gunzipSync(blobs.get(version.files.get(path) ?? '') ?? ''),
        }
      );
    });
    hosts.push(host);
    channels.set(id, { url: host.address });
    return found(channels, id);
  }
  await openChannel('live');

  /** Shows a version on a channel; without one, nothing. */
  const release = (
    id: string,
    version: Version | undefined,
    message: string,
    email = 'deployer@cirvena.example',
  ) => {
    const made: Channel['release'] = {
      type: version ? 'DEPLOY' : 'SITE_DISABLE',
      version,
      message,
      releaseTime: new Date().toISOString(),
      releaseUser: { email },
    };
    return (found(channels, id).release = made);
  };

  const kept = (channel: Channel, ttl = '') =>
    Object.assign(channel, { expires: Date.now() + Number.parseInt(ttl) * 1000 });

  /** What is done by call; what stands in brackets there comes first among what it is given. */
  const answers: Record<string, (name: string, given: Given, hash: string) => unknown> = {
    [`POST sites/${SITE}/versions`]: (_, { body }) => createVersion(body),
    [`GET sites/${SITE}/versions`]: (_, { query }) => {
      const { items, next } = pageOf([...versions.values()], query);
      return { versions: items, ...next };
    },
    [`POST ${VERSION}:populateFiles`]: (name, { body: { files = {} } }) => {
      const version = versionNamed(name, 'CREATED');
      const entries = Object.entries(files);
      if (entries.length > MAX_FILES_OF_A_CALL) throw new Refusal(400, 'Too many files.');
      for (const [path, hash] of entries) version.files.set(path, hash);
      const uploadUrl = `${endpoint}/upload/${name}`;
      return { uploadRequiredHashes: missingIn(version), uploadUrl };
    },
    [`POST upload/${VERSION}/(\\w+)`]: (_, { bytes }, hash) => {
      if (createHash('sha256').update(bytes).digest('hex') !== hash) {
        throw new Refusal(400, 'The bytes do not have the hash.');
      }
      blobs.set(hash, bytes);
    },
    [`GET ${VERSION}/files`]: (name, { query }) => {
      const { items, next } = pageOf([...versionNamed(name).files], query);
      return { files: items.map(([path, hash]) => ({ path, hash })), ...next };
    },
    [`GET ${VERSION}`]: (name) => versionNamed(name),
    [`PATCH ${VERSION}`]: (name, { body: { status, config } }) => {
      const version = versionNamed(name, 'CREATED');
      const { length } = missingIn(version);
      if (length) throw new Refusal(400, `${length} files were not uploaded.`);
      return Object.assign(version, { status, config });
    },
    [`DELETE ${VERSION}`]: (name) => {
      const version = versionNamed(name);
      const isShown = [...channels.values()].some((it) => it.release?.version === version);
      if (isShown) throw new Refusal(400, `${name} is shown by a channel.`);
      version.status = 'DELETED';
    },
    [`POST sites/${SITE}/channels`]: async (_, { query, body }) => {
      const id = query.get('channelId') ?? '';
      if (channels.has(id)) throw new Refusal(409, `The channel ${id} exists.`);
      return kept(await openChannel(id), body.ttl);
    },
    [`PATCH ${CHANNEL}`]: (id, { body }) => kept(found(channels, id), body.ttl),
    [`GET ${CHANNEL}`]: (id) => found(channels, id),
    [`POST ${CHANNEL}/releases`]: (id, { query, body: { message = '', type } }) => {
      const name = query.get('versionName');
      if (name === null && type !== 'SITE_DISABLE') throw new Refusal(400, 'No version.');
      return release(id, name === null ? undefined : versionNamed(name, 'FINALIZED'), message);
    },
  };

  async function take(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', endpoint);
    const bytes = await buffer(request);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      throw new Refusal(401, 'Unauthenticated.');
    }
    const call = `${request.method} ${pathname.replace(/^\/(v1beta1\/)?/, '')}`;
    const watch = async (moment: 'before' | 'after') => {
      if ((await served.watch(moment, call)) === 'drop') {
        throw new Refusal(503, 'The connection was lost.');
      }
    };
    await watch('before');
    served.calls.push(call);
    for (const [pattern, answer] of Object.entries(answers)) {
      const match = new RegExp(`^${pattern}$`).exec(call);
      if (!match) continue;
      const [, name = '', hash = ''] = match;
      const isJson = bytes.length > 0 && !call.startsWith('POST upload/');
      const body = isJson ? JSON.parse(bytes.toString()) : {};
      const done = await answer(name, { query, body, bytes }, hash);
      await watch('after');
      return done;
    }
    throw new Refusal(404, `${call} is not known here.`);
  }

  const { address: endpoint, close } = await serveLocally((request, response) => {
    const send = (status: number, body: unknown = {}) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    take(request).then(
      (done) => send(200, done),
      (failure: Error) => {
        const status = failure instanceof Refusal ? failure.status : 500;
        send(status, { error: { message: failure.message } });
      },
    );
  });
  const served = {
    /** What takes the place of `https://firebasehosting.googleapis.com`. */
    endpoint,
    versions,
    channels,
    createVersion,
    release,
    /** What visitors get. */
    live: hosts[0] as StaticHost,
    /** What was asked for: `GET sites/…`. */
    calls: [] as string[],
    watch: (async () => {}) as Watch,
    close: async () => void (await Promise.all([close(), ...hosts.map((host) => host.close())])),
  };
  return served;
}
