import { composeSite } from '@site/compose';
import { type Wanted, openReleases, type ReleaseStore } from '@site/releases';
import type { SiteSettings } from '@site/compose/pages';
import { shortNames } from '@site/tooling/applicationShortNames';
import { readComposedSite } from '../../host/readComposedSite';
import { folderSite } from '../sites/folderSite';
import { emptySite, type ComparedSite } from '../sites/comparedSite';

export interface CandidateOptions {
  store: ReleaseStore;
  /** Where it is composed: a folder that does not exist yet. */
  folder: string;
  settings: SiteSettings;
  /** Both sides are composed for one time, as pages name the year. */
  on: string;
  say(line: string): void;
}

const titleOf = (releases: Wanted) =>
  shortNames.flatMap((name) => (releases[name] ? [`${name}@${releases[name]}`] : [])).join(' ');

/** Composes releases as if they were live. */
export async function composeCandidate(
  releases: Wanted,
  { store, folder, settings, on, say }: CandidateOptions,
): Promise<ComparedSite> {
  if (Object.keys(releases).length === 0) return emptySite('nothing is live');
  const opened = await openReleases(store, releases);
  await composeSite(opened, { on, site: folder, settings, say });
  return folderSite(await readComposedSite(folder, settings), titleOf(releases));
}
