import { folderOf, type ApplicationName } from '@site/tooling/workspace';
import type { Draft, ReleaseStore } from '../store/releaseStore';
import { orWhatToDelete } from '../store/orWhatToDelete';
import {
  contentOf,
  type Release,
  type StoredRelease,
  releaseTitle,
} from '../release/releaseFormat';
import { versionOf } from '../release/releaseId';
import { cp } from 'node:fs/promises';
import { verifyRelease } from '../release/verifyRelease';

/**
 * Finds the release of the same version in a store: this very one if it is there, any other if not.
 * @throws when it is damaged
 */
export async function findVersion(
  store: ReleaseStore,
  made: Release,
): Promise<StoredRelease | undefined> {
  const ids = await store.list(made.application);
  const same = ids.filter((id) => versionOf(id) === made.version);
  const id = same.find((id) => id === made.id) ?? same[0];
  if (id === undefined) return undefined;
  const { application } = made;
  return store.open(application, id).catch(orWhatToDelete(store, application, id));
}

function otherContent(made: Release, known: Release): Error {
  const difference =
    made.id === known.id
      ? `as ${known.id}, and this build has the same files for the browser but differs in others`
      : `as ${known.id}, and this build is ${made.id}`;
  return new Error(
    `${releaseTitle(made)} is in the store already, ${difference}: raise the version in ${folderOf(made.application)}/package.json.`,
  );
}

/**
 * Makes a draft a release of the store, if it is not there yet. @returns the release that stands there
 * @throws when the version is there with other content, or damaged
 */
export async function addRelease(
  store: ReleaseStore,
  made: Release,
  draft: Draft,
  say: (line: string) => void,
): Promise<StoredRelease> {
  const known = await findVersion(store, made);
  if (!known) {
    const added = await store.add(made, draft);
    say(`${releaseTitle(made)} is in the store as ${made.id}.`);
    return added;
  }
  if (contentOf(known) !== contentOf(made)) throw otherContent(made, known);
  // This takes 20 ms.
  await verifyRelease(known).catch(orWhatToDelete(store, made.application, known.id));
  say(`${releaseTitle(known)} is already there, as ${known.id}.`);
  return known;
}

/**
 * Copies the newest release of an application to another store: a pipeline builds where no credentials are. The files are
 * compared with their hashes first. @throws as `makeRelease` does
 */
export async function copyRelease(
  application: ApplicationName,
  { from, to, say }: { from: ReleaseStore; to: ReleaseStore; say: (line: string) => void },
): Promise<StoredRelease> {
  const [newest] = await from.list(application);
  const release = newest === undefined ? undefined : await from.open(application, newest);
  if (!release) throw new Error(`${from.address} has no release of ${application}.`);
  await verifyRelease(release);
  const { folder, ...made } = release;
  const draft = await to.draft(application);
  try {
    await cp(folder, draft.folder, { recursive: true });
    return await addRelease(to, made, draft, say);
  } finally {
    await draft.discard();
  }
}
