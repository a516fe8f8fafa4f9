import { createHash, createHmac } from 'node:crypto';
import { clearCharacters } from '@site/order-model/orderReference';
import { withLatinDigits } from '@site/order-model/typedText';
import { SIGN_IN_PATHS } from '@site/order-model/signIn';
import type { Mail, Mailer } from '../telling/mail/mailer';
import { createRateLimiter, type RateLimits } from '@site/tooling/http/rateLimiter';
import { emailKey } from './emailKey';

/** How long a code is worth something at least, in ms; at most twice as long. */
const WINDOW_MS = 15 * 60_000;
const LENGTH = 8;

/**
 * By the e-mail address that they are for: nobody can fill somebody's mailbox, nor try many codes. There is no bound on all of
 * them together: whoever makes up addresses would use it up, and members would be refused.
 */
const rates: RateLimits = {
  perClient: { burst: 10, perSecond: 1 / 60 },
  total: { burst: Infinity, perSecond: 0 },
};
/** No address that gets mail is longer (RFC 5321). */
const MAX_ADDRESS = 254;

/** The mail that signs somebody in: by a link, and by a code for a desk that the link does not open. */
function signInMail(to: string, link: string, code: string, date: Date): Mail {
  // Not the code itself: the name of the mail's file is made of this.
  const id = createHash('sha256').update(link).digest('hex').slice(0, 20);
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`;
  return {
    name: `sign-in-${id}`,
    date,
    to: [to],
    subject: 'Sign in to the order desk · ऑर्डर डेस्क में साइन इन करें',
    text: [
      'Type this code in the order desk, or open the link, within 15 minutes. If you did not ask for it, ignore this mail.',
      ...['', shown, '', link, '', '* * *', ''],
      'ऑर्डर डेस्क में यह कोड लिखें, या लिंक खोलें, 15 मिनट के भीतर। यदि आपने इसे नहीं मँगवाया, तो इस मेल को अनदेखा करें।',
      ...['', shown, '', link, ''],
    ].join('\n'),
  };
}

export interface SignInRequestParts {
  /** What codes are made of. Nobody else may know it. */
  key: Buffer | string;
  /** A new link that signs an account in, once; undefined where there is no such account. */
  makeLink(email: string, page: string): Promise<string | undefined>;
  mailer: Mailer;
  now?: () => number;
}

export interface SignInAnswer {
  code: number;
  body: object;
}

/**
 * Answers the desk before anybody is signed in: it sends a mail with a link and a code, and gives a link for the code. The link
 * of the mail may open in a browser that shares nothing with the installed desk, where the code is typed. Nothing is kept: a
 * code is what the key makes of the address and the time. An address without an account is answered like any other.
 */
export function createSignInRequests(parts: SignInRequestParts) {
  const { key, makeLink, mailer, now = Date.now } = parts;
  const mayGetMail = createRateLimiter(rates, now);
  const mayTryCode = createRateLimiter(rates, now);

  function codeOf(email: string, window: number): string {
    const digest = createHmac('sha256', key).update(`code ${window} ${email}`).digest();
    return [...digest.subarray(0, LENGTH)]
      .map((byte) => clearCharacters[byte % clearCharacters.length])
      .join('');
  }
  const windowAt = (moment: number) => Math.floor(moment / WINDOW_MS);

  async function sendMail(email: string, page: unknown, desk: string): Promise<SignInAnswer> {
    if (URL.parse(String(page))?.origin !== desk) return { code: 400, body: {} };
    if (!mayGetMail(email)) return { code: 429, body: {} };
    const link = await makeLink(email, String(page));
    const code = codeOf(email, windowAt(now()));
    if (link) await mailer.send(signInMail(email, link, code, new Date(now())));
    return { code: 200, body: {} };
  }

  async function linkFor(email: string, typed: unknown, desk: string): Promise<SignInAnswer> {
    if (!mayTryCode(email)) return { code: 429, body: {} };
    // As people type: small letters, a hyphen or a space in the middle, wide letters, digits of their script.
    const code = withLatinDigits(String(typed).normalize('NFKC'))
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '');
    const window = windowAt(now());
    const isRight = [window, window - 1].some((it) => codeOf(email, it) === code);
    const link = isRight ? await makeLink(email, `${desk}/`) : undefined;
    return link ? { code: 200, body: { link } } : { code: 404, body: {} };
  }

  /** Takes the origin of the desk, to which links lead. */
  return async (
    path: string,
    body: Record<string, unknown>,
    desk: string,
  ): Promise<SignInAnswer> => {
    const email = emailKey(String(body.email).slice(0, MAX_ADDRESS + 1));
    if (path === SIGN_IN_PATHS.mail) return sendMail(email, body.page, desk);
    return path === SIGN_IN_PATHS.code ? linkFor(email, body.code, desk) : { code: 404, body: {} };
  };
}
