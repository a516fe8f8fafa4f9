import type { LiveVersion, Target } from '../host/target';
import { withReleaseFiles } from '../host/releaseFiles';
import { channelAnswer, versionAnswer, versionsAnswer } from './hostingAnswers';
import { hostingApi, type HostingApiSettings } from './hostingApi';
import { hostedFiles, hostedHashes, populate, populateFrom } from './hostingFiles';
import { fromVersionConfig, toVersionConfig } from './hostingRules';

const LIVE = 'live';
/** The channel where a version is looked at before it goes live. */
const PREVIEW = 'before-live';
/** How long the preview stays when nothing is deployed: a week, the API's own default. */
const PREVIEW_TTL = '604800s';
/** Tells the versions that deployments made from those of the official CLI. */
const TOOL = { 'deployment-tool': 'site-deploy' };
const MESSAGE_LENGTH = 512;

export interface FirebaseSettings extends HostingApiSettings {
  name: string;
  address: string;
  settleMs: number;
  ownHeaders: readonly string[];
}

/**
 * A site of Firebase Hosting. Files are known by their hashes, so that only what the host has never had is sent, and a
 * version can be made of two others without sending anything.
 */
export function firebaseTarget({
  name,
  address,
  settleMs,
  ownHeaders,
  ...settings
}: FirebaseSettings): Target {
  const api = hostingApi(settings);
  const site = `sites/${settings.site}`;
  const channelPath = (channel: string) => `${site}/channels/${channel}`;

  const begin = async (fingerprint?: string) => {
    const labels = { ...TOOL, ...(fingerprint !== undefined && { fingerprint }) };
    const body = { status: 'CREATED', labels };
    return (await api.call(`${site}/versions`, { method: 'POST', body, answer: versionAnswer }))
      .name;
  };
  const finalise = (version: string, config: object) =>
    api.call(`${version}?updateMask=status,config`, {
      method: 'PATCH',
      body: { status: 'FINALIZED', config },
      answer: versionAnswer,
    });
  const releaseTo = (channel: string, version: string | undefined, message: string) => {
    const query = version === undefined ? '' : `?${new URLSearchParams({ versionName: version })}`;
    return api.call(`${channelPath(channel)}/releases${query}`, {
      method: 'POST',
      body: {
        message: message.slice(0, MESSAGE_LENGTH),
        ...(version === undefined && { type: 'SITE_DISABLE' }),
      },
    });
  };
  const rulesOf = async (version: string) =>
    fromVersionConfig((await api.call(version, { answer: versionAnswer })).config);

  async function live(): Promise<LiveVersion | undefined> {
    const { release } = await api.call(channelPath(LIVE), { answer: channelAnswer });
    if (!release?.version || release.type === 'SITE_DISABLE') return undefined;
    const { version, releaseTime, releaseUser, message } = release;
    return {
      version: version.name,
      on: releaseTime,
      by: releaseUser?.email,
      message,
      fingerprint: version.labels?.fingerprint,
    };
  }

  return {
    name,
    address,
    settleMs,
    ownHeaders,
    compresses: true,
    live,
    rulesOf,
    filesOf: (version) => hostedFiles(api, version),
    hashesOf: hostedHashes,
    async create(composed) {
      const version = await begin(composed.fingerprint);
      await populateFrom(api, version, composed);
      await finalise(version, toVersionConfig(composed.rules));
      return version;
    },
    async merge(pages, releases) {
      const [first, second] = [await hostedFiles(api, pages), await hostedFiles(api, releases)];
      const version = await begin();
      await populate(api, version, withReleaseFiles(first, second), async (path) => {
        throw new Error(`Firebase Hosting does not have ${path} any more.`);
      });
      await finalise(version, toVersionConfig(await rulesOf(pages)));
      return version;
    },
    async preview(version) {
      const path = channelPath(PREVIEW);
      const channel =
        (await api.call(path, { answer: channelAnswer, mayBeMissing: true })) ??
        (await api.call(`${site}/channels?channelId=${PREVIEW}`, {
          method: 'POST',
          body: { ttl: PREVIEW_TTL },
          answer: channelAnswer,
        }));
      await releaseTo(PREVIEW, version, 'looked at before it goes live');
      return channel.url.replace(/\/$/, '');
    },
    release: (version, message) => releaseTo(LIVE, version, message),
    async prune(kept) {
      const current = (await live())?.version;
      let pageToken: string | undefined;
      const old: string[] = [];
      do {
        const query = new URLSearchParams({ pageSize: '100', ...(pageToken && { pageToken }) });
        const page = await api.call(`${site}/versions?${query}`, { answer: versionsAnswer });
        const own = (page.versions ?? []).filter(
          ({ labels, status }) =>
            labels?.['deployment-tool'] === TOOL['deployment-tool'] && status !== 'DELETED',
        );
        old.push(...own.map((it) => it.name).filter((it) => it !== current && !kept.has(it)));
        pageToken = page.nextPageToken;
      } while (pageToken);
      for (const version of old) await api.call(version, { method: 'DELETE', mayBeMissing: true });
    },
  };
}
