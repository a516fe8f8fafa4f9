import type { IncomingMessage, ServerResponse } from 'node:http';
import { ID_TOKEN_SECONDS, signIdToken, verifyIdToken } from '@site/firestore/signed-in/idToken';
import { refuseOtherMachines } from '@site/firestore/requests/access';
import type { Mailer } from '@site/order-notices/mail/mailer';
import { emailKey, sameEmail, type StaffAccount } from '../accounts/accounts';
import { createRateLimiter } from '@site/tooling/http/rateLimiter';
import { readForm } from './readForm';
import { createLinks, createRefreshTokens } from './secrets';
import { linkRates, requestRates } from './signInLimits';
import { signInMail } from './signInMail';

export interface SignInParts {
  /** The Firebase project. */
  project: string;
  /** What signs id tokens: the local store's. */
  key: Buffer;
  accounts: () => readonly StaffAccount[];
  mailer: Mailer;
  now?: () => number;
}

const REST = '/identitytoolkit.googleapis.com/v1/accounts:';
const REFRESH = '/securetoken.googleapis.com/v1/token';
/** Where a mail's link leads; it goes on to the desk. */
const LINK = '/sign-in-link/';

/** A request that is refused, by the word that Firebase's SDK knows. */
class Refused extends Error {}

const tooMany = () => new Refused('TOO_MANY_ATTEMPTS_TRY_LATER');

/** True for an address that the endpoints answer. */
export const isSignInPath = (url: string): boolean =>
  [REST, REFRESH, LINK].some((path) => url.startsWith(path));

/**
 * Makes what answers the desk on this machine as Firebase Authentication does in production, as far as sign-in by e-mail link
 * needs it. Nobody can sign up: an address without an account gets no mail, and is not told so.
 */
export function createSignInEndpoints(parts: SignInParts) {
  const { project, key, accounts, mailer, now = Date.now } = parts;
  const links = createLinks(now);
  const refreshTokens = createRefreshTokens(key);
  const isWithinRate = createRateLimiter(requestRates, now);
  const mayGetLink = createRateLimiter(linkRates, now);
  const byEmail = (email: unknown) =>
    accounts().find((it) => typeof email === 'string' && sameEmail(it.email, email));

  function tokensOf({ uid, email, name }: StaffAccount, signedInAt: number) {
    const claims = { staff: true, email, email_verified: true, name, auth_time: signedInAt };
    return {
      idToken: signIdToken(project, { uid, claims }, key, now()),
      refreshToken: refreshTokens.make({ uid, signedInAt }),
      expiresIn: String(ID_TOKEN_SECONDS),
    };
  }

  async function sendLink(
    { requestType, email, continueUrl }: Record<string, unknown>,
    host: string,
  ) {
    if (requestType !== 'EMAIL_SIGNIN') throw new Refused('OPERATION_NOT_ALLOWED');
    const page = URL.parse(String(continueUrl));
    if (page?.host !== host) throw new Refused('UNAUTHORIZED_DOMAIN');
    // Whether or not there is an account, which an answer must not tell.
    if (!mayGetLink(emailKey(String(email)))) throw tooMany();
    const account = byEmail(email);
    if (account) {
      const code = links.make(account.email, page.href);
      await mailer.send(signInMail(account.email, `${page.origin}${LINK}${code}`, new Date(now())));
    }
    return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
  }

  function signIn({ email, oobCode }: Record<string, unknown>) {
    const meant = links.take(String(oobCode));
    if (meant === undefined) throw new Refused('INVALID_OOB_CODE');
    const account = byEmail(meant);
    if (!account || typeof email !== 'string' || !sameEmail(email, meant)) {
      throw new Refused('INVALID_EMAIL');
    }
    return {
      ...tokensOf(account, Math.floor(now() / 1000)),
      localId: account.uid,
      email: account.email,
      isNewUser: false,
    };
  }

  function lookup({ idToken }: Record<string, unknown>) {
    const uid = verifyIdToken(String(idToken), project, key, now())?.uid;
    const account = accounts().find((it) => it.uid === uid);
    if (!account) throw new Refused('USER_NOT_FOUND');
    const { email, name } = account;
    return {
      users: [{ localId: account.uid, email, displayName: name, emailVerified: true }],
    };
  }

  function refresh({ refresh_token: token }: Record<string, unknown>) {
    const session = refreshTokens.read(String(token));
    if (!session) throw new Refused('INVALID_REFRESH_TOKEN');
    const account = accounts().find(({ uid }) => uid === session.uid);
    if (!account) throw new Refused('USER_NOT_FOUND');
    const { idToken, refreshToken, expiresIn } = tokensOf(account, session.signedInAt);
    return {
      id_token: idToken,
      access_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: project,
    };
  }

  async function answer(request: IncomingMessage): Promise<object> {
    const [path = ''] = (request.url ?? '').split('?');
    const body = await readForm(request);
    if (path === REFRESH) return refresh(body);
    switch (path.slice(REST.length)) {
      case 'sendOobCode':
        return sendLink(body, request.headers.host ?? '');
      case 'signInWithEmailLink':
        return signIn(body);
      case 'lookup':
        return lookup(body);
      default:
        throw new Refused('OPERATION_NOT_ALLOWED');
    }
  }

  /** Leads from a mail to the page, in the words that Firebase's SDK looks for. */
  function followLink(url: string, response: ServerResponse): void {
    const code = url.slice(LINK.length);
    const address = links.addressOf(code);
    // The page says that a link is over; there it can be asked for again.
    const page = new URL(address ?? '/', 'http://localhost');
    page.search = String(new URLSearchParams({ mode: 'signIn', oobCode: code, apiKey: 'local' }));
    const target = address === undefined ? `${page.pathname}${page.search}` : page.href;
    response.writeHead(302, { Location: target, 'Referrer-Policy': 'no-referrer' }).end();
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    const send = (code: number, body: object) => {
      response.writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    };
    try {
      refuseOtherMachines(request);
      if (!isWithinRate(request.socket.remoteAddress ?? '')) throw tooMany();
      if (request.url?.startsWith(LINK)) return followLink(request.url, response);
      if (request.method !== 'POST') throw new Refused('OPERATION_NOT_ALLOWED');
      send(200, await answer(request));
    } catch (failure) {
      const message = failure instanceof Refused ? failure.message : 'INVALID_REQUEST';
      // A name alone: a message might quote what was sent.
      if (message === 'INVALID_REQUEST')
        console.error(`Sign-in failed (${(failure as Error).name}).`);
      send(400, { error: { code: 400, message, errors: [{ message }] } });
    }
  };
}
