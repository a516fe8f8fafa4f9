import type { PinnedRelease } from '@site/contracts/pinnedReleases';
import type { PublishedRelease } from '@site/contracts/publishedRelease';
import type { StoredRelease } from '../releases/release';

/** A release as a page names it. */
export function pinnedRelease({ id, base, entry, files }: StoredRelease): PinnedRelease {
  const scripts = Object.entries(files)
    .filter(([file]) => file.startsWith('web/') && file.endsWith('.js'))
    .map(([file, hash]) => [base + file.slice('web/'.length), hash]);
  return {
    release: id,
    entry: base + (entry.scripts[0] ?? ''),
    integrity: Object.fromEntries(scripts),
  };
}

/** What the site tells of a release in public: nothing of its server build, and not the commit. */
export function publishedRelease(release: StoredRelease): PublishedRelease {
  const { application, version, contract } = release;
  return { application, version, contract, ...pinnedRelease(release) };
}
