import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import {
  PUBLISHED_RELEASE_FILE,
  RELEASE_ID_FORM,
  RELEASE_LIST_FILE,
  RELEASES_ADDRESS,
  type PublishedRelease,
  VERSION_FORM,
} from '@site/contracts/publishedRelease';
import { SCRIPT_TIMEOUT_MS } from '@site/contracts/boot';
import { folderOf } from '@site/contracts/applicationNames';
import type { RemoteName } from '@site/contracts/remotes';

/** Only ids get into an address that is fetched. The first group is the version. */
const ID = new RegExp(`^${RELEASE_ID_FORM}$`);

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    // The list may have grown a moment ago.
    cache: 'no-cache',
    redirect: 'error',
    signal: AbortSignal.timeout(SCRIPT_TIMEOUT_MS),
  }).catch(() => undefined);
  const value: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (value === undefined) throw new Error('the list of releases could not be loaded.');
  return value;
}

/** Whether a description is that of this release, with all scripts in its own folder. */
function isDescriptionOf(
  value: unknown,
  { remote, id, base }: { remote: string; id: string; base: string },
) {
  const { application, release, entry, integrity } = (value ?? {}) as Partial<PublishedRelease>;
  return (
    application === remote &&
    release === id &&
    typeof integrity === 'object' &&
    Object.keys(integrity).every((key) => key.startsWith(base) && !key.includes('/.')) &&
    typeof entry === 'string' &&
    entry in integrity
  );
}

/**
 * Finds a requested release on the site.
 * @throws Error with the reason: it is not offered, damaged, or does not fit this shell, or the network fails.
 */
export async function findRelease(requested: RequestedRelease): Promise<PublishedRelease> {
  const { remote, version } = requested;
  const folder = `${RELEASES_ADDRESS}${folderOf(remote)}/`;
  const list = await fetchJson(folder + RELEASE_LIST_FILE);
  const ids = Array.isArray(list) ? list.map(String).filter((entry) => ID.test(entry)) : [];
  const id = ids.find((it) => it === version || ID.exec(it)?.[1] === version);
  if (id === undefined) throw new Error(`${remote} ${version} is not offered for a preview.`);

  const base = `${folder}${id}/`;
  const release = await fetchJson(base + PUBLISHED_RELEASE_FILE);
  if (!isDescriptionOf(release, { remote, id, base })) {
    throw new Error(`the release ${id} of ${remote} is damaged.`);
  }
  const { contract } = release as PublishedRelease;
  if (contract !== CONTRACT_VERSION) {
    throw new Error(
      `${remote} ${version} speaks contract ${contract}, this site speaks contract ${CONTRACT_VERSION}.`,
    );
  }
  return release as PublishedRelease;
}

/** A release that an address requests. */
export interface RequestedRelease {
  remote: RemoteName;
  /** A version, or the whole id of a release. */
  version: string;
}

/** Ids have the form of a version too. */
const VERSION = new RegExp(`^${VERSION_FORM}$`);

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Parses `products@1.5.0-rc.1`, or several of these with commas.
 * @throws Error with the reason.
 */
export function parseRequestedReleases(text: string): RequestedRelease[] {
  const all = text.split(',').map((part): RequestedRelease => {
    const [name = '', version = '', ...rest] = part.trim().split('@');
    if (rest.length || !VERSION.test(version)) {
      throw new Error('its address names no release (expected e.g. products@1.5.0-rc.1).');
    }
    if (!NAME.test(name) || name === 'shell') {
      throw new Error('its address names an unknown part of the site.');
    }
    return { remote: name as RemoteName, version };
  });
  if (new Set(all.map(({ remote }) => remote)).size < all.length) {
    throw new Error('its address names two releases of one part.');
  }
  return all;
}
