import { Refusal, type Channel, type HostingState, type Version } from './hostingState';

/** A request to the API. */
export interface ApiRequest {
  method: string;
  /** Without `/v1beta1/`. */
  path: string;
  query: URLSearchParams;
  body: Buffer;
}

interface Context {
  state: HostingState;
  /** Where bytes are sent to. */
  uploads: string;
  /** Makes the address of a new channel. */
  openChannel(id: string): Promise<Channel>;
}

type Answer = object | Promise<object>;
type Route = [
  method: string,
  pattern: RegExp,
  answer: (names: string[], request: ApiRequest, context: Context) => Answer,
];

const json = ({ body }: ApiRequest) => (body.length ? JSON.parse(body.toString()) : {});

const shown = ({ name, status, labels, config }: Version) => ({ name, status, labels, config });
function expiring(channel: Channel, ttl: string): Channel {
  channel.expires = Date.now() + Number.parseInt(ttl) * 1000;
  return channel;
}
const shownChannel = ({ release, ...channel }: Channel) => ({
  ...channel,
  ...(release && {
    release: { ...release, version: release.version && shown(release.version) },
  }),
});

/** So few files on one page that every listing has several. */
const PAGE = 10;

function page<Item>(all: readonly Item[], query: URLSearchParams) {
  const start = Number(query.get('pageToken') ?? 0);
  const next = start + PAGE < all.length ? { nextPageToken: String(start + PAGE) } : {};
  return { items: all.slice(start, start + PAGE), next };
}

const routes: readonly Route[] = [
  [
    'POST',
    /^sites\/[^/]+\/versions$/,
    (_, request, { state }) => shown(state.createVersion(json(request))),
  ],
  [
    'GET',
    /^sites\/[^/]+\/versions$/,
    (_, { query }, { state }) => {
      const { items, next } = page([...state.versions.values()].map(shown), query);
      return { versions: items, ...next };
    },
  ],
  [
    'POST',
    /^(sites\/[^/]+\/versions\/\w+):populateFiles$/,
    ([version = ''], request, { state, uploads }) => ({
      uploadRequiredHashes: state.populate(version, json(request).files),
      uploadUrl: `${uploads}/upload/${version}`,
    }),
  ],
  [
    'POST',
    /^upload\/(sites\/[^/]+\/versions\/\w+)\/([0-9a-f]{64})$/,
    ([version = '', hash = ''], { body }, { state }) => {
      state.upload(version, hash, body);
      return {};
    },
  ],
  [
    'GET',
    /^(sites\/[^/]+\/versions\/\w+)\/files$/,
    ([version = ''], { query }, { state }) => {
      const { items, next } = page([...state.version(version).files], query);
      return { files: items.map(([path, hash]) => ({ path, hash, status: 'ACTIVE' })), ...next };
    },
  ],
  [
    'GET',
    /^(sites\/[^/]+\/versions\/\w+)$/,
    ([version = ''], _, { state }) => shown(state.version(version)),
  ],
  [
    'PATCH',
    /^(sites\/[^/]+\/versions\/\w+)$/,
    ([version = ''], request, { state }) => {
      const { status, config } = json(request);
      if (status !== 'FINALIZED') throw new Refusal(400, `Unexpected status ${status}.`);
      return shown(state.finalise(version, config));
    },
  ],
  [
    'DELETE',
    /^(sites\/[^/]+\/versions\/\w+)$/,
    ([version = ''], _, { state }) => {
      state.delete(version);
      return {};
    },
  ],
  [
    'POST',
    /^sites\/[^/]+\/channels$/,
    async (_, request, { openChannel }) => {
      const channel = await openChannel(request.query.get('channelId') ?? '');
      return shownChannel(expiring(channel, json(request).ttl));
    },
  ],
  [
    'PATCH',
    /^sites\/[^/]+\/channels\/([\w-]+)$/,
    ([id = ''], request, { state }) => {
      const mask = request.query.get('updateMask');
      if (mask !== 'ttl') throw new Refusal(400, `Unexpected update mask ${mask}.`);
      return shownChannel(expiring(state.channel(id), json(request).ttl));
    },
  ],
  [
    'GET',
    /^sites\/[^/]+\/channels\/([\w-]+)$/,
    ([id = ''], _, { state }) => shownChannel(state.channel(id)),
  ],
  [
    'POST',
    /^sites\/[^/]+(?:\/channels\/([\w-]+))?\/releases$/,
    ([id], request, { state }) => {
      const versionName = request.query.get('versionName');
      const release = state.release(id ?? 'live', versionName, json(request));
      return { ...release, version: release.version && shown(release.version) };
    },
  ],
];

/** Answers a request. @throws a `Refusal` for what the service would refuse. */
export async function answerApi(request: ApiRequest, context: Context): Promise<object> {
  for (const [method, pattern, answer] of routes) {
    const found = method === request.method ? pattern.exec(request.path) : null;
    if (found) return answer(found.slice(1), request, context);
  }
  throw new Refusal(404, `${request.method} ${request.path} is not known here.`);
}
