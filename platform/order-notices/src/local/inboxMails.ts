import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface InboxMail {
  subject: string;
  to: readonly string[];
  date: Date;
  text: string;
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return [];
    throw failure;
  });
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
}

/** Mails of the folders, newest first, and how many there are in all. */
export async function readMails(
  folders: readonly string[],
  most: number,
): Promise<{ mails: InboxMail[]; count: number }> {
  const files = (await Promise.all(folders.map(filesIn))).flat();
  const written = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })),
  );
  const newest = written.sort((one, other) => other.at - one.at).slice(0, most);
  const mails = await Promise.all(
    newest.map(async ({ file, at }) => {
      const mail = await PostalMime.parse(await readFile(file));
      return {
        subject: mail.subject ?? '',
        to: (mail.to ?? []).map(({ address }) => address ?? ''),
        date: new Date(at),
        text: mail.text ?? '',
      };
    }),
  );
  return { mails, count: files.length };
}
