import { readDeploymentFileAt } from '@site/compose/site/deploymentFile';
import type { HostingRules } from '../hosting/hostingRules';
import type { LiveVersion, Target, TargetOptions } from '../host/target';
import { withReleaseFiles, withReleaseRules } from '../host/releaseFiles';
import { channelAnswer, rulesAnswer, versionAnswer, versionsAnswer } from './hostingAnswers';
import { hostingApi, type HostingApiSettings } from './hostingApi';
import { hostedFiles, populate, populateFrom } from './hostingFiles';

const LIVE = 'live';
/** The channel where a version is looked at before it goes live. */
const BEFORE_LIVE = 'before-live';
/** How long a preview stays after it was published: a week, the API's own default. */
const PREVIEW_TTL = '604800s';
/** Tells the versions that deployments made from those of the official CLI. */
const TOOL = 'deployment-tool';
const DEPLOYED = 'site-deploy';
/** A version that only a preview shows. It is deleted when its week is over. */
const PREVIEWED = 'site-preview';
const PREVIEW_MS = 8 * 24 * 60 * 60 * 1000;
const MESSAGE_LENGTH = 512;

export type FirebaseOptions = HostingApiSettings & TargetOptions;

/**
 * A site of Firebase Hosting. Files are known by their hashes, so that only what the host has never had is sent, and a
 * version can be made of two others without sending anything.
 */
export function firebaseTarget({ site: id, token, endpoint, ...options }: FirebaseOptions): Target {
  const api = hostingApi({ site: id, token, endpoint });
  const site = `sites/${id}`;
  const channelPath = (channel: string) => `${site}/channels/${channel}`;

  const begin = async (fingerprint?: string, tool = DEPLOYED) => {
    const labels = { [TOOL]: tool, ...(fingerprint !== undefined && { fingerprint }) };
    const body = { status: 'CREATED', labels };
    return (await api.call(`${site}/versions`, { method: 'POST', body, answer: versionAnswer }))
      .name;
  };
  const finalise = (version: string, rules: HostingRules) =>
    api.call(`${version}?updateMask=status,config`, {
      method: 'PATCH',
      // Redirects `/buy-now/` and `/buy-now/index.html` to `/buy-now`.
      body: {
        status: 'FINALIZED',
        config: { ...rules, cleanUrls: true, trailingSlashBehavior: 'REMOVE' },
      },
      async find() {
        const made = await api.call(version, { answer: versionAnswer });
        return made.status === 'FINALIZED' ? made : undefined;
      },
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
    (await api.call(version, { answer: rulesAnswer })).config ?? { headers: [] };

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

  async function showIn(id: string, version: string, message: string): Promise<string> {
    const body = { ttl: PREVIEW_TTL };
    const find = () =>
      api.call(`${channelPath(id)}?updateMask=ttl`, {
        method: 'PATCH',
        body,
        answer: channelAnswer,
        mayBeMissing: true,
      });
    const channel =
      (await find()) ??
      (await api.call(`${site}/channels?channelId=${id}`, {
        method: 'POST',
        body,
        answer: channelAnswer,
        find,
      }));
    await releaseTo(id, version, message);
    return channel.url.replace(/\/$/, '');
  }

  return {
    ...options,
    live,
    deploymentFile: () => readDeploymentFileAt(options.address),
    rulesOf,
    filesOf: (version) => hostedFiles(api, version),
    async create(composed, { isPreview = false }) {
      const version = await begin(composed.fingerprint, isPreview ? PREVIEWED : DEPLOYED);
      await populateFrom(api, version, composed);
      await finalise(version, composed.rules);
      return version;
    },
    async merge(pages, releases) {
      const [first, second] = [await hostedFiles(api, pages), await hostedFiles(api, releases)];
      const version = await begin();
      await populate(api, version, withReleaseFiles(first, second), async (path) => {
        throw new Error(`Firebase Hosting does not have ${path} any more.`);
      });
      const rules = withReleaseRules(await rulesOf(pages), await rulesOf(releases));
      await finalise(version, rules);
      return version;
    },
    beforeLive: async (version, look) =>
      look(await showIn(BEFORE_LIVE, version, 'looked at before it goes live')),
    preview: (version, channel) => showIn(channel, version, `preview ${channel}`),
    release: (version, message) => releaseTo(LIVE, version, message),
    async prune(kept) {
      const current = (await live())?.version;
      let pageToken: string | undefined;
      const old: string[] = [];
      do {
        const query = new URLSearchParams({ pageSize: '100', ...(pageToken && { pageToken }) });
        const page = await api.call(`${site}/versions?${query}`, { answer: versionsAnswer });
        const own = (page.versions ?? []).filter(
          ({ labels, status, createTime = '' }) =>
            status !== 'DELETED' &&
            (labels?.[TOOL] === DEPLOYED ||
              (labels?.[TOOL] === PREVIEWED && Date.parse(createTime) < Date.now() - PREVIEW_MS)),
        );
        old.push(...own.map((it) => it.name).filter((it) => it !== current && !kept.has(it)));
        pageToken = page.nextPageToken;
      } while (pageToken);
      for (const version of old) await api.call(version, { method: 'DELETE', mayBeMissing: true });
    },
  };
}
