import { cp } from 'node:fs/promises';
import type { ApplicationName } from '@site/tooling/workspace';
import type { ReleaseStore } from '../store/releaseStore';
import type { StoredRelease } from '../release/releaseFormat';
import { shortNameOf } from '@site/tooling/applicationShortNames';
import { verifyRelease } from '../release/verifyRelease';
import { addRelease } from './addRelease';

/**
 * Copies the newest release of an application to another store: a pipeline builds where no credentials are. The files are
 * compared with their hashes first. @throws as `makeRelease` does
 */
export async function copyRelease(
  application: ApplicationName,
  {
    from,
    to,
    say = () => {},
  }: { from: ReleaseStore; to: ReleaseStore; say?: (line: string) => void },
): Promise<StoredRelease> {
  const [newest] = await from.list(application);
  const release = newest === undefined ? undefined : await from.open(application, newest);
  if (!release) throw new Error(`${from.address} has no release of ${shortNameOf(application)}.`);
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
