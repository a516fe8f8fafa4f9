import type { SendMailOptions } from 'nodemailer';
import type { NoticeSettings } from '../settings/settingsSchema';
import type { Mail } from './mailer';

export function headersOf(mail: Mail, from: NoticeSettings['from']): SendMailOptions {
  const { messageId, inReplyTo, date, to, subject, text } = mail;
  return {
    messageId: `<${messageId}>`,
    ...(inReplyTo && { inReplyTo: `<${inReplyTo}>`, references: `<${inReplyTo}>` }),
    ...{ from, to: [...to], date, subject, text },
    headers: {
      // Keeps out-of-office answers away (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    xMailer: false,
  };
}
