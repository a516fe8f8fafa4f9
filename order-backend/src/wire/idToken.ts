import { createHmac, timingSafeEqual } from 'node:crypto';
import { isJsonObject } from '@site/tooling/files/json';

/** Who made a request, as rules see it in `request.auth`. */
export interface Account {
  uid: string;
  /** The token's claims, the account's own among them. */
  claims: Readonly<Record<string, unknown>>;
}

/** How long an id token is valid, in seconds: as long as those of Firebase Authentication. */
export const ID_TOKEN_SECONDS = 3600;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The key that signs this machine's id tokens. It follows from the data folder's token, which no page has. */
export const idTokenKey = (ownerToken: string): Buffer =>
  createHmac('sha256', ownerToken).update('id tokens').digest();

const signatureOf = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest();

/** The claims that Firebase Authentication puts into every token. */
export function claimsOf(project: string, { uid, claims }: Account, now: number) {
  const seconds = Math.floor(now / 1000);
  return {
    ...claims,
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    iat: seconds,
    // A token that is renewed keeps when its person signed in.
    auth_time: claims.auth_time ?? seconds,
    exp: seconds + ID_TOKEN_SECONDS,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
}

/** Makes a token in the shape of Firebase Authentication's, which is signed by this machine. */
export function signIdToken(project: string, account: Account, key: Buffer, now: number): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claimsOf(project, account, now))}`;
  return `${text}.${signatureOf(text, key).toString('base64url')}`;
}

/** A token as Firestore's emulator takes it, whatever it says: signed by nobody. */
export const unsignedToken = (claims: Account['claims']): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

export const looksLikeIdToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text);

/** Reads a token. Returns undefined for one that is forged, expired, or of another project. */
export function verifyIdToken(
  token: string,
  project: string,
  key: Buffer,
  now: number,
): Account | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const expected = signatureOf(`${header}.${payload}`, key);
  const given = Buffer.from(signature, 'base64url');
  // The header is not read: it could name another way to sign, such as none.
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!isJsonObject(claims) || typeof claims.sub !== 'string') return undefined;
  const isValid = claims.aud === project && Number(claims.exp) * 1000 > now;
  return isValid ? { uid: claims.sub, claims } : undefined;
}
