import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolderOf, replaceFile } from '@site/tooling/files/privateFile';
import { syncFolderOf } from '@site/tooling/files/writeDurably';
import type { NoticeSettings } from '../settings/settingsSchema';
import { headersOf } from './mailHeaders';
import type { Mailer } from './mailer';

export const mailsIn = (data: string): string => join(data, 'mails');

/** The folder of those that sign somebody in: for the owner of the data folder alone. */
export const signInMailsIn = (data: string): string => join(mailsIn(data), 'sign-in');

/** Makes a mailer that writes each mail to a file that mail programs open. The same mail once more is the same file. */
export function folderMailer(folder: string, { from }: Pick<NoticeSettings, 'from'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(headersOf(mail, from));
      const name = mail.name.replace(/[^A-Za-z0-9.-]/g, '_');
      const file = join(folder, `${name}.eml`);
      await makeFolderOf(file);
      const handle = await replaceFile(file, message as Buffer);
      await handle.close();
      await syncFolderOf(file);
    },
  };
}
