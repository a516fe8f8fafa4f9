import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { clearCharacters } from '@site/order-model/orderReference';
import { withLatinDigits } from '@site/order-model/typedText';
import { SIGN_IN_PATHS } from '@site/order-model/signIn';
import { MailFailed, type Mailer } from '../telling/mail/mailer';
import { createRateLimiter, type RateLimits } from '@site/tooling/http/rateLimiter';
import { emailKey } from '@site/order-model/emailKey';
import type { Log } from '../telling/notices/log';
import { signInMail } from './signInMail';

/** How long a code is worth something at least, in ms; at most twice as long. */
const WINDOW_MS = 15 * 60_000;
const LENGTH = 8;
/** Signs, or bytes. */
const MIN_KEY_LENGTH = 32;

const NO_LIMIT: RateLimits['total'] = { burst: Infinity, perSecond: 0 };
/**
 * Mails and codes of one account: nobody can fill its mailbox, nor try many codes. An address without an account uses up nothing
 * of another's: with a bound on all of them together, whoever makes up addresses would keep staff out.
 */
const ofAccount: RateLimits = { perClient: { burst: 10, perSecond: 1 / 60 }, total: NO_LIMIT };
/** Requests from one place. A team may share one. */
const ofPlace: RateLimits = { perClient: { burst: 30, perSecond: 1 / 2 }, total: NO_LIMIT };
/** Of the text that names a place, which a sender may make long. */
const MAX_PLACE = 200;
/**
 * After which an answer comes, in ms. As long as the mail leaves in less, the time does not say who has an account; a mail
 * server that is slow or hangs does.
 */
const ANSWER_MS = 2000;

/** No address that gets mail is longer (RFC 5321). */
const MAX_ADDRESS = 254;

export interface SignInRequestParts {
  /** What codes are made of. Nobody else may know it; a short one is found by trying keys against one code. */
  key: Buffer | string;
  /** A new link that signs an account in, once, and ends those before; undefined where there is no such account. */
  makeLink(email: string, page: string): Promise<string | undefined>;
  mailer: Mailer;
  log?: Log;
  now?: () => number;
  answerMs?: number;
}

/** Firebase's own code, such as of a link to a domain that is not authorised. Other messages might quote the address. */
function reasonOf(failure: Error & { code?: unknown }): string {
  if (failure instanceof MailFailed) return failure.message;
  const code = /^(auth|app)\/[a-z-]+$/.exec(String(failure.code))?.[0];
  return code ?? failure.name;
}

export interface SignInRequest {
  path: string;
  body: Record<string, unknown>;
  /** The origin of the desk, to which links lead. */
  desk: string;
  /** Where it comes from: network addresses, for the rate alone. They stay in memory. */
  place: string;
}

export interface SignInAnswer {
  code: number;
  body: object;
}

/**
 * Answers the desk before anybody is signed in: it sends a mail with a link and a code, and gives a link for the code. The link
 * of the mail may open in a browser that shares nothing with the installed desk, where the code is typed. Nothing is kept: a
 * code is what the key makes of the address and the time. An address without an account is answered like any other. A mail that
 * an account has no room for is not sent: one of the mails before has the same code, and the newest a link that works until it
 * or a code is used.
 */
export function createSignInRequests(parts: SignInRequestParts) {
  const { key, makeLink, mailer, log = console } = parts;
  const { now = Date.now, answerMs = ANSWER_MS } = parts;
  if (key.length < MIN_KEY_LENGTH) {
    throw new Error(
      `ORDER_DESK_CODES is shorter than ${MIN_KEY_LENGTH} characters, so codes could be guessed. Set the secret again and deploy the functions.`,
    );
  }
  // By a clock that is not set back, but in tests.
  const mayAsk = createRateLimiter(ofPlace, parts.now);
  const mayGetMail = createRateLimiter(ofAccount, parts.now);
  const mayTryCode = createRateLimiter(ofAccount, parts.now);

  function codeOf(email: string, window: number): string {
    const digest = createHmac('sha256', key).update(`code ${window} ${email}`).digest();
    return [...digest.subarray(0, LENGTH)]
      .map((byte) => clearCharacters[byte % clearCharacters.length])
      .join('');
  }
  const windowAt = (moment: number) => Math.floor(moment / WINDOW_MS);

  async function mailTo(email: string, page: string): Promise<void> {
    // First: a newer link, of which no mail tells, would end that of the newest mail.
    if (!mayGetMail(email)) return;
    const link = await makeLink(email, page);
    if (!link) return;
    await mailer.send(signInMail(email, link, codeOf(email, windowAt(now())), new Date(now())));
  }

  async function sendMail(email: string, { body, desk }: SignInRequest) {
    if (URL.parse(String(body.page))?.origin !== desk) return { code: 400, body: {} };
    const sent = mailTo(email, String(body.page)).catch((failure: unknown) => {
      // The answer stays the same, or it would tell who has an account.
      // Who waits for it asks again, also once a mail server answers that did not.
      const isPassing = failure instanceof MailFailed && !failure.isLasting;
      const line = `A mail that signs in was not sent: ${reasonOf(failure as Error)}`;
      log[isPassing ? 'warn' : 'error'](line);
    });
    await Promise.all([sent, pause(answerMs)]);
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

  return async (request: SignInRequest): Promise<SignInAnswer> => {
    const { path, body, desk, place } = request;
    if (!mayAsk(place.slice(-MAX_PLACE))) return { code: 429, body: {} };
    const email = emailKey(String(body.email).slice(0, MAX_ADDRESS + 1));
    if (path === SIGN_IN_PATHS.mail) return sendMail(email, request);
    return path === SIGN_IN_PATHS.code ? linkFor(email, body.code, desk) : { code: 404, body: {} };
  };
}
