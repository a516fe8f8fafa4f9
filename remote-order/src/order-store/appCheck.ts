import { initializeApp } from 'firebase/app';
import {
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
  getToken,
  initializeAppCheck,
} from 'firebase/app-check';
import type { FirebaseSettings } from './firebaseSettings';

const providers = {
  'recaptcha-v3': ReCaptchaV3Provider,
  'recaptcha-enterprise': ReCaptchaEnterpriseProvider,
};

/** Gets the token that vouches for the page; undefined when Google gives none, and then Firestore decides. */
export type AppCheckToken = () => Promise<string | undefined>;

export function startAppCheck({ appCheck, ...settings }: FirebaseSettings): AppCheckToken {
  if (!appCheck) return async () => undefined;
  const { provider, siteKey } = appCheck;
  const check = initializeAppCheck(initializeApp(settings), {
    provider: new providers[provider](siteKey),
    // A visitor sends once or twice: Google is not asked before or after that.
    isTokenAutoRefreshEnabled: false,
  });
  return () =>
    getToken(check).then(
      ({ token }) => token,
      () => undefined,
    );
}
