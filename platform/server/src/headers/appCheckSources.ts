import { readFileSync } from 'node:fs';
import { firebaseSettingsFile } from '@site/tooling/workspace';

/** What Firebase App Check adds to the Content Security Policy. */
export interface AppCheckSources {
  /**
   * Whether App Check is configured. reCAPTCHA's script has no fixed hash and assigns script addresses as strings, so a page
   * with it can require neither integrity of every script nor Trusted Types. `script-src` still names each origin, and the
   * site's own scripts keep their hashes.
   */
  isUsed: boolean;
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** Reads the sources from the Firebase settings; without App Check the lists are empty. */
export function appCheckSources(file = firebaseSettingsFile()): AppCheckSources {
  const { appCheck } = JSON.parse(readFileSync(file, 'utf8')) as { appCheck?: unknown };
  if (!appCheck) return { isUsed: false, scripts: [], connections: [], frames: [] };
  return {
    isUsed: true,
    scripts: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
    connections: ['https://content-firebaseappcheck.googleapis.com', RECAPTCHA],
    frames: [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
  };
}
