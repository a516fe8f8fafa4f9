import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LINK_MS = 15 * 60_000;

/** Links that were sent and not opened yet. They are kept in memory: a restart ends them. */
export function createLinks(now: () => number = Date.now) {
  const sent = new Map<string, { email: string; until: number }>();
  return {
    /**
     * Takes who may sign in, and the page that the link opens, to which it adds what Firebase's SDK looks for. As at Firebase,
     * the newest link of an address alone works.
     */
    make(email: string, page: string): string {
      sent.forEach((link, old) => {
        if (link.email === email || link.until <= now()) sent.delete(old);
      });
      const code = randomBytes(24).toString('base64url');
      sent.set(code, { email, until: now() + LINK_MS });
      const link = new URL(page);
      link.search = String(new URLSearchParams({ mode: 'signIn', oobCode: code, apiKey: 'local' }));
      return link.href;
    },
    /** Who may sign in with a code, once. */
    take(code: string): string | undefined {
      const link = sent.get(code);
      sent.delete(code);
      return link && link.until > now() ? link.email : undefined;
    },
  };
}

export interface Session {
  uid: string;
  signedInAt: number;
}

/** What a device shows to get a new id token. It says who it is for and since when, and ends with the account. */
export function createRefreshTokens(key: Buffer) {
  const sign = (text: string) =>
    createHmac('sha256', key).update(`refresh ${text}`).digest('base64url');
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return {
    make(session: Session): string {
      const text = JSON.stringify(session);
      return `${Buffer.from(text).toString('base64url')}.${sign(text)}`;
    },
    read(token: string): Session | undefined {
      const [encoded = '', signature = ''] = token.split('.');
      const text = Buffer.from(encoded, 'base64url').toString();
      if (!timingSafeEqual(hash(signature), hash(sign(text)))) return undefined;
      return JSON.parse(text) as Session;
    },
  };
}
