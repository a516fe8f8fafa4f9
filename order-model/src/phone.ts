import { staffLanguages } from '@site/company/languages';

/**
 * A phone on which the desk tells of new orders, as its browser and the push service know it (RFC 8291). Who has these values
 * can send to the phone, so nobody reads them but the company's own programs.
 */
export interface Phone {
  endpoint: string;
  /** The phone's public key, and the secret that it shares with the sender. */
  p256dh: string;
  auth: string;
  language: string;
}

/** The fields of a stored phone beside who put it there, and when. */
export const phoneFields = ['endpoint', 'p256dh', 'auth', 'language'] as const;

export const phonePatterns = {
  /**
   * The push services of Chrome and Android, Firefox, Safari and Edge. Programs in the cloud send to this address, so it must
   * not lead to a server of somebody's choice.
   */
  endpoint:
    /^https:[/]{2}(fcm[.]googleapis[.]com|[a-z0-9-]{1,63}[.](push[.]services[.]mozilla[.]com|push[.]apple[.]com|notify[.]windows[.]com))[/][!-~]{1,800}$/,
  /** 65 bytes and 16 bytes, in base64url. */
  p256dh: /^[A-Za-z0-9_-]{87}$/,
  auth: /^[A-Za-z0-9_-]{22}$/,
  language: new RegExp(`^(${staffLanguages.join('|')})$`),
} as const satisfies Record<(typeof phoneFields)[number], RegExp>;

/** Where the desk asks whether it can tell phones, and with which key. */
export const PUSH_FILE = '/push.json';

/** What stands there: the public key of the sender (RFC 8292), or null where phones are not told. */
export interface PushFile {
  publicKey: string | null;
}

/** What a push says: never anything of the person who ordered, since lock screens show it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The order's id, or one for many orders: the same message once more takes the place of the one before, and makes no sound. */
  tag: string;
  /** Has it sound also where it takes that place. */
  renotify?: boolean;
  /** The page in the desk, without the origin. */
  path: string;
  language: string;
}
