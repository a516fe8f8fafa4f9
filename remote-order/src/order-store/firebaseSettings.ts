import config from '../../firebase.config.json';

/** Firebase App Check, by which Firestore can tell the site's own pages from other programs. */
export interface AppCheckSettings {
  /** Which of Google's services vouches for the page. */
  provider: 'recaptcha-v3' | 'recaptcha-enterprise';
  /** The public key of the site there. */
  siteKey: string;
}

/** The Firebase project that takes the documents. None of it is secret: every visitor's browser gets it. */
export interface FirebaseSettings {
  /** An id that begins with `demo-` is Firebase's own sign of a project that exists only locally. */
  projectId: string;
  apiKey: string;
  appId: string;
  /** Left out where App Check is not used. */
  appCheck?: AppCheckSettings;
}

/** The settings of `firebase.config.json`; the build has checked them. */
export const firebaseSettings = config as FirebaseSettings;
