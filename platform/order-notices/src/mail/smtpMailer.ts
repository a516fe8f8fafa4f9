import { createTransport } from 'nodemailer';
import type { NoticeSettings } from '../settings/settingsSchema';
import { headersOf } from './mailHeaders';
import { MailRefused, type Mailer } from './mailer';

/** What a mail server may take its time for, in ms. */
export interface SmtpTimes {
  /** Until it is connected, and until it greets. */
  connection: number;
  /** Between two of its lines. */
  answer: number;
  /** For a mail in all. Far below a lease: afterwards another process may send it. */
  total: number;
}

const times: SmtpTimes = { connection: 4000, answer: 8000, total: 20_000 };

/** What nodemailer says about a failure. */
interface SmtpFailure extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Only a refused recipient is final. A refused sender or sign-in is a mistake that somebody corrects, after which the mail
 * arrives. The server's own words may quote addresses, so they are not passed on.
 */
function explain({ code, command, responseCode }: SmtpFailure): Error {
  const what = [code ?? 'ENOCODE', command, responseCode].filter(Boolean).join(' ');
  if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500) {
    return new MailRefused(`The mail server refuses every recipient (${what}).`);
  }
  return new Error(`The mail could not be sent (${what}).`);
}

/**
 * Makes a mailer for an SMTP server.
 * @param address such as `smtps://user:password@smtp.example.com:465`. It is never printed.
 */
export function smtpMailer(
  address: string,
  { from }: Pick<NoticeSettings, 'from'>,
  { connection, answer, total }: SmtpTimes = times,
): Mailer {
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);
  const transport = createTransport({
    url: address,
    // A password goes to no server that cannot keep it secret.
    requireTLS: !isHere,
    connectionTimeout: connection,
    greetingTimeout: connection,
    dnsTimeout: connection,
    socketTimeout: answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...headersOf(mail, from), signal: AbortSignal.timeout(total) });
      } catch (failure) {
        throw explain(failure as SmtpFailure);
      }
    },
  };
}
