import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { NoticeSettings } from '../settings/settingsSchema';
import type { Mail } from './mailer';

/** An identifier in the sender's domain: filters take one of another domain, or of none, for a sign of spam. */
const messageIdOf = (name: string, { address }: NoticeSettings['from']) =>
  `<${name}@${domainToASCII(address.slice(address.lastIndexOf('@') + 1))}>`;

export function headersOf(mail: Mail, from: NoticeSettings['from']): SendMailOptions {
  const { name, follows, date, to, subject, text } = mail;
  return {
    messageId: messageIdOf(name, from),
    ...(follows && {
      inReplyTo: messageIdOf(follows, from),
      references: messageIdOf(follows, from),
    }),
    from,
    to: [...to],
    date,
    subject,
    text,
    headers: {
      // Keeps out-of-office answers away (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    xMailer: false,
  };
}
