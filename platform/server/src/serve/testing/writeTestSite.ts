import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

let count = 0;

/** Makes files live behind a link, by address, in a folder of their own, as publishing does. */
export async function writeTestSite(link: string, files: Record<string, string>): Promise<void> {
  count += 1;
  const made = join(dirname(link), 'sites', String(count));
  for (const [address, text] of Object.entries(files)) {
    await mkdir(dirname(join(made, address)), { recursive: true });
    await writeFile(join(made, address), text);
  }
  await symlink(join('sites', basename(made)), `${made}.link`);
  await rename(`${made}.link`, link);
}
