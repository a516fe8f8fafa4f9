import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isOwner, keepOwnerToken } from '../../journal/ownerToken';
import { refuseOtherMachines } from '../../wire/access';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';
import { mailsIn, signInMailsIn } from '../mail/folderMailer';
import PostalMime from 'postal-mime';
import { inboxPage, inboxPolicy, type InboxMail } from './inboxPage';

/** The inbox's address. It is not a page of the site: only the local server has it. */
export const INBOX_ADDRESS = '/inbox';

/** The address for the owner of a data folder. Other accounts of the computer do not know it. */
export const ownInboxAddress = async (data: string): Promise<string> =>
  `${INBOX_ADDRESS}?${new URLSearchParams({ token: await keepOwnerToken(data) })}`;

const MAX_SHOWN = 100;

/** True for an address that the inbox answers. Links to the desk lead here while there is none. */
export function isInboxPath(url: string): boolean {
  const [path] = url.split('?');
  return path === INBOX_ADDRESS || path?.startsWith(`${INBOX_ADDRESS}/`) === true;
}

/** Far fewer than the files that a process may have open. */
const AT_ONCE = 16;

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return [];
    throw failure;
  });
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
}

/** Mails of the folders, newest first, and how many there are in all. */
async function readMails(
  folders: readonly string[],
  most: number,
): Promise<{ mails: InboxMail[]; count: number }> {
  const files = (await Promise.all(folders.map(filesIn))).flat();
  const written = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })),
  );
  const newest = written.sort((one, other) => other.at - one.at).slice(0, most);
  const mails = await mapWithLimit(newest, AT_ONCE, async ({ file, at }) => {
    const mail = await PostalMime.parse(await readFile(file));
    return {
      subject: mail.subject ?? '',
      to: (mail.to ?? []).map(({ address }) => address ?? ''),
      date: new Date(at),
      text: mail.text ?? '',
    };
  });
  return { mails, count: files.length };
}

function send(response: ServerResponse, code: number, type: string, body: string): void {
  response.writeHead(code, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': inboxPolicy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  response.end(body);
}

/**
 * Makes the handler of the inbox: it shows the mails in a data folder, to this machine alone. A mail that signs somebody in is
 * shown at the owner's address only.
 */
export function createInbox(data: string) {
  const folder = mailsIn(data);
  async function isOwnersAddress(url: URL): Promise<boolean> {
    const authorization = `Bearer ${url.searchParams.get('token')}`;
    return isOwner({ headers: { authorization } }, await keepOwnerToken(data));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      refuseOtherMachines(request);
    } catch {
      return send(response, 403, 'text/plain', 'The inbox answers this machine alone.\n');
    }
    const url = new URL(request.url ?? '', 'http://localhost');
    const isOwners = await isOwnersAddress(url);
    const folders = isOwners ? [folder, signInMailsIn(data)] : [folder];
    const read = await readMails(folders, MAX_SHOWN).catch((failure: NodeJS.ErrnoException) => {
      console.error(`The mails in ${folder} cannot be read (${failure.code ?? failure.name}).`);
    });
    if (!read) return send(response, 500, 'text/plain', 'The mails cannot be read.\n');
    send(response, 200, 'text/html', inboxPage(read.mails, read.count, folder, isOwners));
  };
}
