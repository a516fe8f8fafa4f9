import { initializeApp } from 'firebase/app';
import {
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
  getToken,
  initializeAppCheck,
} from 'firebase/app-check';
import type { AppCheckAnswer } from '@site/order-model/appCheckFrame';
import { DATABASE_ID, type FirebaseSettings } from '@site/contracts/database';

/*
 * The script of the page in the hidden frame. reCAPTCHA assigns script addresses as strings and has no fixed hash, so it runs
 * under this page's headers and never under those of a page that visitors see.
 */
const providers = {
  'recaptcha-v3': ReCaptchaV3Provider,
  'recaptcha-enterprise': ReCaptchaEnterpriseProvider,
};

const block = document.getElementById(DATABASE_ID)?.textContent ?? '{}';
const { appCheck, ...settings } = JSON.parse(block) as FirebaseSettings;

if (appCheck) {
  const check = initializeAppCheck(initializeApp(settings), {
    provider: new providers[appCheck.provider](appCheck.siteKey),
    // A visitor sends once or twice: Google is not asked before or after that.
    isTokenAutoRefreshEnabled: false,
  });
  window.addEventListener('message', ({ origin, ports: [port] }) => {
    if (origin !== location.origin || !port) return;
    const answer = (appCheckAnswer: AppCheckAnswer) => port.postMessage(appCheckAnswer);
    getToken(check).then(
      ({ token }) => answer({ token }),
      () => answer({}),
    );
  });
}
