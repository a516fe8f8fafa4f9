import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { SIGN_IN_PATHS } from '@site/order-model/signIn';
import { ID_TOKEN_SECONDS, signIdToken, verifyIdToken } from '../wire/idToken';
import { refuseOtherMachines } from '../wire/access';
import type { Mailer } from '../telling/mail/mailer';
import type { StaffAccount } from './accounts';
import { sameEmail } from '@site/order-model/emailKey';
import { createLinks, createRefreshTokens } from './secrets';
import { createSignInRequests } from './signInRequests';

export interface SignInParts {
  project: string;
  /** What signs id tokens: the local store's. */
  key: Buffer;
  accounts: () => readonly StaffAccount[];
  mailer: Mailer;
  now?: () => number;
}

const REST = '/identitytoolkit.googleapis.com/v1/accounts:';
const REFRESH = '/securetoken.googleapis.com/v1/token';
class Refused extends Error {}

/** Reads a body, JSON or a form. */
async function readForm(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await text(request);
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  return JSON.parse(body) as Record<string, unknown>;
}

const isSignInRequest = (path: string) => Object.values<string>(SIGN_IN_PATHS).includes(path);

export const isSignInPath = (url: string): boolean =>
  [REST, REFRESH, ...Object.values(SIGN_IN_PATHS)].some((path) => url.startsWith(path));

/**
 * Makes what answers the desk on this machine as Firebase Authentication does in production, as far as sign-in by e-mail link
 * needs it. Nobody can sign up.
 */
export function createSignInEndpoints(parts: SignInParts) {
  const { project, key, accounts, mailer, now = Date.now } = parts;
  const links = createLinks(now);
  const refreshTokens = createRefreshTokens(key);
  const byEmail = (email: unknown) =>
    accounts().find((account) => typeof email === 'string' && sameEmail(account.email, email));

  const answerSignedOut = createSignInRequests({
    // Who asks here may read the accounts.
    key,
    mailer,
    answerMs: 0,
    ...(parts.now && { now: parts.now }),
    async makeLink(email, page) {
      const account = byEmail(email);
      return account && links.make(account.email, page);
    },
  });

  function tokensOf({ uid, email, name }: StaffAccount, signedInAt: number) {
    const claims = { staff: true, email, email_verified: true, name, auth_time: signedInAt };
    return {
      idToken: signIdToken(project, { uid, claims }, key, now()),
      refreshToken: refreshTokens.make({ uid, signedInAt }),
      expiresIn: String(ID_TOKEN_SECONDS),
    };
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
    const account = accounts().find((found) => found.uid === uid);
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
    if (session.signedInAt < (account.validSince ?? 0)) throw new Refused('TOKEN_EXPIRED');
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

  function answer(path: string, body: Record<string, unknown>): object {
    if (path === REFRESH) return refresh(body);
    switch (path.slice(REST.length)) {
      case 'signInWithEmailLink':
        return signIn(body);
      case 'lookup':
        return lookup(body);
      default:
        throw new Refused('OPERATION_NOT_ALLOWED');
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    const send = (code: number, body: object) => {
      response.writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    };
    try {
      refuseOtherMachines(request);
      if (request.method !== 'POST') throw new Refused('OPERATION_NOT_ALLOWED');
      const [path = ''] = (request.url ?? '').split('?');
      const body = await readForm(request);
      if (!isSignInRequest(path)) return send(200, answer(path, body));
      const answered = await answerSignedOut({
        path,
        body,
        desk: `http://${request.headers.host}`,
        place: request.socket.remoteAddress ?? '',
      });
      send(answered.code, answered.body);
    } catch (failure) {
      const message = failure instanceof Refused ? failure.message : 'INVALID_REQUEST';
      // A name alone: a message might quote what was sent.
      if (message === 'INVALID_REQUEST')
        console.error(`Sign-in failed (${(failure as Error).name}).`);
      send(400, { error: { code: 400, message, errors: [{ message }] } });
    }
  };
}
