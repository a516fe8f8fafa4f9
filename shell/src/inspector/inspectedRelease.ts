import {
  PUBLISHED_RELEASE_FILE,
  RELEASE_ID_FORM,
  type PublishedRelease,
  TEXT_SOURCES_FILE,
  type TextSources,
} from '@site/contracts/publishedRelease';
import type { PinnedRelease, PinnedReleases } from '@site/contracts/pinnedReleases';
import { declarationOf, remoteNames, shellOwner } from '@site/contracts/remotes';

/** What is known of an application whose parts are on the page. */
export interface InspectedRelease {
  /** As `data-owner` names it. */
  name: string;
  /** The team that answers for it. */
  owner: string;
  /** The release's id; `development` where there is none. */
  release: string;
  /** Undefined where nobody says. */
  commit: string | undefined;
  /** Undefined for a release that is older than this file, and for one that others built. */
  sources: TextSources | undefined;
}

const ID = new RegExp(`^${RELEASE_ID_FORM}$`);

/** In development, `release.json` is missing, and a server may answer with something else. */
async function fetchJson<Content>(address: string): Promise<Partial<Content> | undefined> {
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? ((await response.json().catch(() => undefined)) as Content) : undefined;
}

async function inspect(
  name: string,
  owner: string,
  pin: PinnedRelease | undefined,
): Promise<InspectedRelease> {
  const entry = pin?.entry ?? '/';
  const base = pin?.adopted?.base ?? entry.slice(0, entry.lastIndexOf('/') + 1);
  const isForeign = pin?.adopted !== undefined;
  const release = pin?.release ?? 'development';
  const [, version] = ID.exec(release) ?? [];
  const [published, sources] = await Promise.all([
    version === undefined ? undefined : fetchJson<PublishedRelease>(base + PUBLISHED_RELEASE_FILE),
    isForeign ? undefined : fetchJson<TextSources>(base + TEXT_SOURCES_FILE),
  ]);
  return {
    name,
    owner,
    release,
    commit: published?.commit ?? undefined,
    sources: sources?.own ? (sources as TextSources) : undefined,
  };
}

/** Asks for what is said of each release of the page. A file that is missing leaves its part out. */
export function inspectReleases(releases: PinnedReleases): Promise<InspectedRelease[]> {
  const isThere = (name: string) => name in releases;
  return Promise.all([
    inspect('shell', shellOwner, releases.shell),
    ...remoteNames
      .filter(isThere)
      .map((name) => inspect(name, declarationOf(name).owner, releases[name])),
  ]);
}
