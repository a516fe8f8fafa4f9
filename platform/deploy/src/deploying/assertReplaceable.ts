import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { UsageError } from '@site/tooling/command-line/command';
import { ifThere } from '@site/tooling/files/ifThere';

/** Called before a folder that somebody named is emptied. @throws UsageError where it has files, but no `mark` of ours. */
export async function assertReplaceable(folder: string, mark: string): Promise<void> {
  const files = (await ifThere(readdir(folder))) ?? [];
  if (files.length === 0 || existsSync(mark)) return;
  throw new UsageError(`${folder} holds other files. Name a new folder.`);
}
