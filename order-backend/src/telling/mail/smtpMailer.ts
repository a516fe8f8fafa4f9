import { createTransport } from 'nodemailer';
import type { NoticeSettings } from '../settings/settingsSchema';
import { headersOf } from './mailHeaders';
import { MailDeferred, MailFailed, MailRefused, type Mailer } from './mailer';

/** What a mail server may take its time for, in ms. */
export interface SmtpTimes {
  /** Until it is connected, and until it greets. */
  connection: number;
  /** Between two of its lines. */
  answer: number;
  /** For a mail in all. Far below a lease: afterwards another process may send it. */
  total: number;
}

const usualTimes: SmtpTimes = { connection: 4000, answer: 8000, total: 20_000 };

interface SmtpFailure extends Error {
  code?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
  rejectedErrors?: readonly SmtpFailure[] | undefined;
}

/** Enhanced codes (RFC 3463) of a mailbox that does not exist, or is closed. 5.1.7 and 5.1.8 are about the sender. */
const NO_MAILBOX = /^5\d\d[ -]5\.(1\.([1-4]|6|10)|2\.1)\b/;
/** The server is closing, or too busy, whoever the mail is for. */
const CLOSING = 421;

/** A 5xx but for a full mailbox. */
const LASTING = /^5(?!\d\d[ -]5\.2\.2\b)/;

/** The codes of an answer. Its words may quote addresses, so they are not passed on. */
const codesIn = ({ response = '' }: SmtpFailure) => /^\d{3}([ -]\d\.\d+\.\d+)?/.exec(response)?.[0];

/**
 * Only a recipient that does not exist is final. Servers name other mistakes there too, such as a sender that may not or a
 * relay that is closed: somebody corrects those, after which the mail arrives.
 */
function explain(failure: SmtpFailure): MailFailed {
  const { code, command, responseCode, rejectedErrors = [] } = failure;
  const what = [code ?? 'ENOCODE', command, codesIn(failure)].filter(Boolean).join(' ');
  if (
    rejectedErrors.length > 0 &&
    rejectedErrors.every(({ response = '' }) => NO_MAILBOX.test(response))
  ) {
    return new MailRefused(`The mail server knows no recipient (${what}).`, true);
  }
  const message = `The mail could not be sent (${what}).`;
  const isAboutRecipients = command === 'RCPT TO' && responseCode !== CLOSING;
  const isLasting =
    code === 'EAUTH' ||
    [failure, ...rejectedErrors].some(({ response = '' }) => LASTING.test(response));
  return new (isAboutRecipients ? MailDeferred : MailFailed)(message, isLasting);
}

/**
 * The host of an address of a mail server. It is looked at before any parser: what those throw and warn of quotes the address,
 * and with it the password, into the log.
 */
function hostOf(address: string): string {
  // Nothing may follow the host: a sign that is not encoded in the password ends the address there.
  if (!/^smtps?:\/\/[^/?#]+\/?$/i.test(address) || !URL.canParse(address)) {
    throw new Error(
      'ORDER_NOTICES_SMTP is not an address such as smtps://user:password@smtp.example.com:465 (in user and password write %2F for /, %3F for ?, %23 for #, %40 for @). Set the secret again and deploy the functions.',
    );
  }
  return new URL(address).hostname;
}

interface SmtpOptions {
  times?: SmtpTimes | undefined;
  /** Takes lines for the person who runs this; they hold no address. */
  log?: (line: string) => void;
}

/**
 * Makes a mailer for an SMTP server.
 * @param address such as `smtps://user:password@smtp.example.com:465`. It is never printed.
 */
export function smtpMailer(
  address: string,
  { from }: Pick<NoticeSettings, 'from'>,
  { times = usualTimes, log = console.warn }: SmtpOptions = {},
): Mailer {
  const { connection, answer, total } = times;
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostOf(address));
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
        const signal = AbortSignal.timeout(total);
        const { rejectedErrors = [] } = await transport.sendMail({
          ...headersOf(mail, from),
          signal,
        });
        if (rejectedErrors.length === 0) return;
        const codes = [...new Set(rejectedErrors.map(codesIn))].join(', ');
        const some = `${rejectedErrors.length} of ${mail.to.length} recipients`;
        log(`${some} of a mail were refused (${codes}).`);
      } catch (failure) {
        throw explain(failure as SmtpFailure);
      }
    },
  };
}
