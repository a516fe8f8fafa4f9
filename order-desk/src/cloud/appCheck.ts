import { askAppCheckFrame } from '@site/order-model/appCheckFrame';
import { withTimeout } from '@site/shared-ui/withTimeout';
import type { FirebaseApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';

/** Where reCAPTCHA is blocked its token may never come: requests go without one then, and Firestore decides. */
const TIMEOUT_MS = 10_000;

/** When a token ends, in ms since 1970. */
function expiryOf(token: string): number {
  const [, payload = ''] = token.split('.');
  const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    exp: number;
  };
  return exp * 1000;
}

async function getToken() {
  const late = () => new Error('App Check gave no token.');
  const token = await withTimeout(TIMEOUT_MS, askAppCheckFrame(), late);
  if (token === undefined) throw late();
  return { token, expireTimeMillis: expiryOf(token) };
}

/** Has every request carry a token of App Check. Google's scripts run in a hidden frame, under a policy of its own. */
export const sendAppCheckTokens = (app: FirebaseApp): void =>
  void initializeAppCheck(app, {
    provider: new CustomProvider({ getToken }),
    isTokenAutoRefreshEnabled: false,
  });
