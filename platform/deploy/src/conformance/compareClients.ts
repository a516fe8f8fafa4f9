import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isDeepStrictEqual } from 'node:util';
import { firebaseTarget } from '../firebase/firebaseTarget';
import type { ComposedSite } from '../host/readComposedSite';
import { root } from '@site/tooling/workspace';
import type { HostingState } from '../testing/hosting-api/hostingState';
import { SITE, TOKEN, serveHosting, type RecordedCall } from '../testing/hosting-api/serveHosting';
import { writeSampleSite } from '../testing/sampleSite';
import { answerTools, deployWithTools } from './officialTools';

/** What a client did, and what came of it. */
export interface Deployed {
  calls: RecordedCall[];
  /** What visitors get: the bytes of each file, and the configuration. */
  shown: { files: Record<string, string>; config: unknown };
}

function shownBy({ channels, blobs }: HostingState): Deployed['shown'] {
  const version = channels.get('live')?.release?.version;
  const files = [...(version?.files ?? [])].sort();
  const textOf = (hash: string) => gunzipSync(blobs.get(hash) ?? '').toString();
  return {
    files: Object.fromEntries(files.map(([path, hash]) => [path, textOf(hash)])),
    config: version?.config,
  };
}

/** Uploads come in any order. */
const inOrder = (calls: readonly RecordedCall[]) => {
  const isUpload = ({ path }: RecordedCall) => path.startsWith('upload/');
  const first = calls.findIndex(isUpload);
  const others = calls.filter((it) => !isUpload(it));
  return [...others.slice(0, first), ...calls.filter(isUpload), ...others.slice(first)];
};

async function deployed(
  deploy: (site: ComposedSite, endpoint: string) => Promise<void>,
): Promise<Deployed> {
  const hosting = await serveHosting();
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  try {
    answerTools(hosting);
    await deploy(await writeSampleSite(join(folder, 'site')), hosting.endpoint);
    // The tools look at the project as well.
    const calls = hosting.calls.filter(({ path }) => /^(sites|upload)\//.test(path));
    return { calls: inOrder(calls), shown: shownBy(hosting.state) };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await hosting.close();
  }
}

/** Deploys the sample site with the client of this repository. */
export const deployedByUs = () =>
  deployed(async (site, endpoint) => {
    const address = {
      name: 'production',
      address: 'https://site.example',
      settleMs: 0,
      ownHeaders: [],
      settings: {},
      productionDatabase: undefined,
    };
    const target = firebaseTarget({ ...address, site: SITE, token: TOKEN, endpoint });
    const version = await target.create(site, { by: 'test', message: 'test' });
    await target.release(version, 'test');
  });

/** Deploys it with Google's own tools, by the same rules. */
export const deployedByTools = () =>
  deployed(async ({ folder: site, rules }, endpoint) => {
    const folder = dirname(site);
    const ignore = ['**/.*', '**/*.br', '**/*.gz'];
    const hosting = { site: SITE, public: 'site', ignore, ...rules };
    await writeFile(join(folder, 'firebase.json'), JSON.stringify({ hosting }));
    await deployWithTools(folder, endpoint);
  });

/** Where the calls of Google's tools are recorded. */
export const RECORDED_CALLS = join(
  root,
  'platform/deploy/src/testing/hosting-api/recordedCalls.json',
);

/** What each client says of itself. */
const OWN_FIELDS = ['labels', 'message'];

const withoutNames = (calls: readonly RecordedCall[]): RecordedCall[] =>
  calls.map(({ body, ...call }) => {
    if (body === undefined) return call;
    const fields = Object.entries(body as object).filter(([name]) => !OWN_FIELDS.includes(name));
    return { ...call, body: Object.fromEntries(fields) };
  });

export const areSameCalls = (one: readonly RecordedCall[], other: readonly RecordedCall[]) =>
  isDeepStrictEqual(withoutNames(one), withoutNames(other));
