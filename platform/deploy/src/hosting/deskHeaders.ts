import { CLOUD_FIRESTORE } from '@site/contracts/database';
import { appCheckHeaders } from './appCheckHeaders';

/** What the desk talks to in production: its database, and the accounts of staff. */
const SERVICES = [
  CLOUD_FIRESTORE,
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  `connect-src 'self' ${SERVICES.join(' ')}`,
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The desk creates it for one address: that of its service worker.
  'trusted-types desk',
];

/** The headers of every answer of the desk. They are its own: nothing that it needs weakens the visitors' pages. */
export const deskHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': directives.join('; '),
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  // The address of a page names an enquiry, and that of a sign-in link holds its code. The origin alone has to be told: the
  // API key is limited to it.
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

/** What a desk with App Check sends in place of them: its page may show the hidden frame. */
export const withAppCheck: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [...directives, "frame-src 'self'"].join('; '),
};

/** What the page of that frame sends in place of them: only the desk may show it. */
export const deskFrameHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': appCheckHeaders['Content-Security-Policy'] ?? '',
};

/** What https alone has besides. */
export const secureDeskHeaders: Readonly<Record<string, string>> = {
  ...deskHeaders,
  'Strict-Transport-Security': 'max-age=63072000',
};
