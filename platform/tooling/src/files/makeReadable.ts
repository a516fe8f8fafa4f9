import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mapWithLimit } from './mapWithLimit';

const AT_ONCE = 16;
/** Mode bits to add. Others stay: a folder may be shared with a group. */
const [FILE, FOLDER] = [0o644, 0o755];

async function addMode(path: string, mode: number): Promise<void> {
  const present = (await stat(path)).mode & 0o7777;
  if ((present | mode) === present) return;
  await chmod(path, present | mode).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(
      `${path} cannot be made readable for a web server (${cause.code}). Change its owner or mode, or name another place.`,
      { cause },
    );
  });
}

/** Makes a folder, and those above it, that a web server can read, whatever the umask. */
export async function makeReadableFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  await addMode(folder, FOLDER);
  if (first === undefined) return;
  for (let made = folder; made.length > first.length;) {
    made = dirname(made);
    await addMode(made, FOLDER);
  }
}

/** Lets a web server, which runs under another account, read all that is in a folder, whatever the umask. */
export async function makeReadable(folder: string): Promise<void> {
  await addMode(folder, FOLDER);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await mapWithLimit(entries, AT_ONCE, async (entry) => {
    if (!entry.isFile() && !entry.isDirectory()) return;
    await addMode(join(entry.parentPath, entry.name), entry.isFile() ? FILE : FOLDER);
  });
}
