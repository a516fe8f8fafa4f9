import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LINK_MS = 15 * 60_000;

/** Links that were sent and not opened yet. They are kept in memory: a restart ends them. */
export function createLinks(now: () => number = Date.now) {
  const sent = new Map<string, { email: string; until: number; address: string }>();
  const read = (code: string) => {
    const link = sent.get(code);
    return link && link.until > now() ? link : undefined;
  };
  return {
    /** Takes who may sign in, and the page that the link opens in the end. Returns the link's code. */
    make(email: string, address: string): string {
      sent.forEach(({ until }, old) => until <= now() && sent.delete(old));
      const code = randomBytes(24).toString('base64url');
      sent.set(code, { email, address, until: now() + LINK_MS });
      return code;
    },
    addressOf: (code: string) => read(code)?.address,
    /** Who may sign in with a code, once. */
    take(code: string): string | undefined {
      const link = read(code);
      sent.delete(code);
      return link?.email;
    },
  };
}

/** What a device shows to get a new id token. It says who it is for and ends with the account. */
export function createRefreshTokens(key: Buffer) {
  const sign = (uid: string) =>
    createHmac('sha256', key).update(`refresh ${uid}`).digest('base64url');
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return {
    make: (uid: string) => `${Buffer.from(uid).toString('base64url')}.${sign(uid)}`,
    read(token: string): string | undefined {
      const [encoded = '', signature = ''] = token.split('.');
      const uid = Buffer.from(encoded, 'base64url').toString();
      return timingSafeEqual(hash(signature), hash(sign(uid))) ? uid : undefined;
    },
  };
}
