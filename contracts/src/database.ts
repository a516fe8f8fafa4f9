/** Firebase App Check, by which Firestore can tell the site's own pages from other programs. */
export interface AppCheckSettings {
  /** Which of Google's services vouches for the page. */
  provider: 'recaptcha-v3' | 'recaptcha-enterprise';
  siteKey: string;
}

/** The Firebase project that takes what visitors send. None of it is secret: every visitor's browser gets it. */
export interface FirebaseSettings {
  /** An id that begins with `demo-` is Firebase's own sign of a project that exists only locally. */
  projectId: string;
  apiKey: string;
  appId: string;
  /** Left out where App Check is not used. */
  appCheck?: AppCheckSettings;
}

/**
 * The id of a page's data block with its database. A page without one uses the database that its order release was built
 * for. Staging has one, so that no enquiry from there reaches the company.
 */
export const DATABASE_ID = 'site-database';

/** Whether a project exists on this machine alone: the site's own origin then takes what visitors send. */
export const isLocalProject = (projectId: string): boolean => projectId.startsWith('demo-');

export const CLOUD_FIRESTORE = 'https://firestore.googleapis.com';

/** Where Firestore is asked for a project: one that exists only locally is served by the page's own origin. */
export const firestoreOrigin = (projectId: string, pageOrigin: string): string =>
  isLocalProject(projectId) ? pageOrigin : CLOUD_FIRESTORE;
