import type { BrowserContext, Route } from '@playwright/test';

// No network here: Google's script and the exchange of its token are answered by stubs, the rest is real.
export const RECAPTCHA = 'https://www.google.com/recaptcha/api.js*';
const EXCHANGE = 'https://content-firebaseappcheck.googleapis.com/**';

/** The token of App Check that every page gets. */
export const APP_CHECK_TOKEN =
  `${btoa('{}')}.${btoa(JSON.stringify({ exp: 4e9, iat: 1 }))}.x`.replaceAll('=', '');

export const recaptcha = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `let passed;
      window.grecaptcha = {
        ready: (then) => then(),
        render: (place, { callback }) => { passed = callback; return 'widget'; },
        execute: async () => { passed(); return 'proof'; },
      };
      // As Google's own script does: a further script by its address in plain text.
      document.head.append(Object.assign(document.createElement('script'), { src: 'https://www.gstatic.com/recaptcha/inner.js' }));`,
  });

/** Answers all that the frame asks of Google but reCAPTCHA itself. `onInner` may be exposed to the script that it fetches. */
export async function stubGoogle(context: BrowserContext): Promise<void> {
  await context.route(EXCHANGE, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { token: APP_CHECK_TOKEN, ttl: '3600s' },
    }),
  );
  await context.route('https://www.gstatic.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'globalThis.onInner?.(location.pathname)',
    }),
  );
}
