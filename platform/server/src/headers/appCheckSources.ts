import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '@site/contracts/remotes';
import { root } from '@site/tooling/workspace';

/** What the page's policy must let through for Firebase App Check. */
export interface AppCheckSources {
  /**
   * Whether the site is configured for it. reCAPTCHA's script has no fixed hash and writes script addresses as plain text,
   * so a page that uses it can demand neither integrity of every script nor Trusted Types; `script-src` still names
   * each origin, and the site's own scripts still carry their hashes.
   */
  isUsed: boolean;
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** Where the order remote says which Firebase project it writes to, and whether with App Check. */
const CONFIG = join(root, remotes.remoteOrder.folder, 'firebase.config.json');

/** Takes the file with the configuration of Firebase; gives empty lists where it does not name App Check. */
export function appCheckSources(file = CONFIG): AppCheckSources {
  const { appCheck } = JSON.parse(readFileSync(file, 'utf8')) as { appCheck?: unknown };
  if (!appCheck) return { isUsed: false, scripts: [], connections: [], frames: [] };
  return {
    isUsed: true,
    scripts: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
    connections: ['https://content-firebaseappcheck.googleapis.com', RECAPTCHA],
    frames: [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
  };
}
