import { readdir } from 'node:fs/promises';
import { UsageError } from '@site/tooling/command-line/command';
import { ifThere } from '@site/tooling/files/ifThere';

/**
 * Called before a folder that somebody named is emptied.
 * @throws UsageError where it is a file, or has files and is not one that we made.
 */
export async function assertReplaceable(
  folder: string,
  isOurs: () => Promise<boolean>,
): Promise<void> {
  const files = await ifThere(readdir(folder)).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOTDIR') throw failure;
    throw new UsageError(`${folder} is not a folder.`);
  });
  if (!files?.length || (await isOurs())) return;
  throw new UsageError(
    `${folder} holds other files. Name a new folder. If an earlier run was stopped here, delete it.`,
  );
}
