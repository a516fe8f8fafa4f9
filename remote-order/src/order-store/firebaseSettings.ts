import config from '../../firebase.config.json';

/** The Firebase project that takes the documents. None of it is secret: every visitor's browser gets it. */
export interface FirebaseSettings {
  /** An id that begins with `demo-` is Firebase's own sign of a project that exists only locally. */
  projectId: string;
  apiKey: string;
  appId: string;
}

/** The settings of `firebase.config.json`. */
export const firebaseSettings: FirebaseSettings = config;
