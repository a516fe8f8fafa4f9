import type { FirebaseApp } from 'firebase/app';
import {
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
  initializeAppCheck,
} from 'firebase/app-check';
import type { AppCheckSettings } from './firebaseSettings';

const providers = {
  'recaptcha-v3': ReCaptchaV3Provider,
  'recaptcha-enterprise': ReCaptchaEnterpriseProvider,
};

/** From now on every send of the app carries a token that vouches for the page. The SDK fetches it with the first send. */
export function startAppCheck(app: FirebaseApp, { provider, siteKey }: AppCheckSettings): void {
  initializeAppCheck(app, {
    provider: new providers[provider](siteKey),
    // A visitor sends once or twice: nothing is asked of Google before, and nothing after.
    isTokenAutoRefreshEnabled: false,
  });
}
