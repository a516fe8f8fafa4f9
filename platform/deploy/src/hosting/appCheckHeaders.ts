/*
 * reCAPTCHA has no fixed hash and assigns script addresses as strings. So its page, which only a hidden frame of the site's own
 * pages may show, requires neither integrity of every script nor Trusted Types. All other pages require both, and name
 * Google in no directive.
 */
const RECAPTCHA = 'https://www.google.com/recaptcha/';
const RECAPTCHA_FILES = 'https://www.gstatic.com/recaptcha/';

const policy = [
  "default-src 'none'",
  `script-src 'self' ${RECAPTCHA} ${RECAPTCHA_FILES}`,
  `connect-src https://content-firebaseappcheck.googleapis.com ${RECAPTCHA}`,
  `frame-src ${RECAPTCHA} https://recaptcha.google.com/recaptcha/`,
  `img-src data: ${RECAPTCHA_FILES}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** What the page of the App Check frame sends instead of the site's own headers. A host can replace a header, and remove none. */
export const appCheckHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy,
  'Integrity-Policy': 'blocked-destinations=()',
};
