import { CONTRACT_VERSION } from '@site/contracts/contractVersion';
import {
  PUBLISHED_RELEASE_FILE,
  RELEASE_ID_FORM,
  RELEASE_LIST_FILE,
  RELEASES_ADDRESS,
  type PublishedRelease,
} from '@site/contracts/publishedRelease';
import { remotes } from '@site/contracts/remotes';
import { SCRIPT_TIMEOUT } from '../remotes/budgets';
import type { WantedRelease } from './parseWish';

/** Nothing else gets into an address that is fetched. Its first group is the version. */
const ID = new RegExp(`^${RELEASE_ID_FORM}$`);

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    // The list may have grown a moment ago.
    cache: 'no-cache',
    redirect: 'error',
    signal: AbortSignal.timeout(SCRIPT_TIMEOUT),
  }).catch(() => undefined);
  const value: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (value === undefined) throw new Error('the site does not answer what releases it has.');
  return value;
}

/** Tells whether a fetched value describes just this release, all of its scripts in its own folder. */
function describes(
  value: unknown,
  { remote, id, base }: { remote: string; id: string; base: string },
) {
  const { application, release, entry, integrity } = (value ?? {}) as Partial<PublishedRelease>;
  return (
    application === remote &&
    release === id &&
    typeof integrity === 'object' &&
    Object.keys(integrity).every((it) => it.startsWith(base) && !it.includes('/.')) &&
    typeof entry === 'string' &&
    entry in integrity
  );
}

/**
 * Finds a release on the site. Rejects with a sentence when the site does not have it, its description is damaged, it
 * does not fit this shell, or the network fails.
 */
export async function findRelease(asked: WantedRelease): Promise<PublishedRelease> {
  const { remote, name, wanted } = asked;
  const folder = `${RELEASES_ADDRESS}${remotes[remote].folder}/`;
  const list = await fetchJson(folder + RELEASE_LIST_FILE);
  const ids = Array.isArray(list) ? list.map(String).filter((it) => ID.test(it)) : [];
  const found = ids.includes(wanted) ? [wanted] : ids.filter((it) => ID.exec(it)?.[1] === wanted);
  const [id] = found;
  if (id === undefined) throw new Error(`${name} ${wanted} is not offered for a preview.`);
  if (found.length > 1) throw new Error(`${wanted} of ${name} can mean ${found.join(' or ')}.`);

  const base = `${folder}${id}/`;
  const release = await fetchJson(base + PUBLISHED_RELEASE_FILE);
  if (!describes(release, { remote, id, base })) {
    throw new Error(`the release ${id} of ${name} is damaged.`);
  }
  const { contract } = release as PublishedRelease;
  if (contract !== CONTRACT_VERSION) {
    throw new Error(
      `${name} ${wanted} speaks contract ${contract}, this site speaks contract ${CONTRACT_VERSION}.`,
    );
  }
  return release as PublishedRelease;
}
