import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@site/tooling/workspace';
import { SITE, type ServedHosting } from '../testing/hosting-api/serveHosting';

/** The version whose calls are recorded. */
export const TOOLS_VERSION = '15.34.2';

const PROJECT = 'demo-site';
const folder = join(root, '.site/firebase-tools', TOOLS_VERSION);
const program = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * Installs the official tools once. They are no dependency of the site: 221 MB, and an optional part that is compiled for ten
 * minutes, which is left out here.
 */
export async function installTools(say: (line: string) => void): Promise<void> {
  if (existsSync(program)) return;
  say(`Installing firebase-tools ${TOOLS_VERSION} into ${folder}; this takes about a minute.`);
  const flags = ['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const words = ['install', '--prefix', folder, `firebase-tools@${TOOLS_VERSION}`, ...flags];
  await promisify(execFile)('npm', words, { maxBuffer: 2 ** 26 });
}

/** What the tools ask other services of Google's before they deploy. */
export function answerTools(served: ServedHosting): void {
  const siteName = `projects/${PROJECT}/sites/${SITE}`;
  served.otherwise = (method, path) => {
    if (path.endsWith(':testIamPermissions')) {
      return { permissions: ['firebase.projects.get', 'firebasehosting.sites.update'] };
    }
    if (path.includes('/services/')) return { state: 'ENABLED' };
    if (method === 'GET' && path.endsWith(`/projects/${PROJECT}`)) return { projectId: PROJECT };
    if (method === 'GET' && path.endsWith(`/sites/${SITE}`)) {
      return { name: siteName, defaultUrl: served.live.address };
    }
    return undefined;
  };
}

/** Lets the tools deploy what the `firebase.json` in a folder says. */
export async function deployWithTools(cwd: string, endpoint: string): Promise<void> {
  const names = [
    'HOSTING_API',
    'API',
    'RESOURCEMANAGER',
    'SERVICE_USAGE',
    'AUTH_MANAGEMENT',
    'TOKEN',
  ];
  const addresses = Object.fromEntries(names.map((name) => [`FIREBASE_${name}_URL`, endpoint]));
  const words = ['deploy', '--only', 'hosting', '--project', PROJECT, '--non-interactive'];
  await promisify(execFile)(process.execPath, [program, ...words], {
    cwd,
    env: {
      ...process.env,
      ...addresses,
      FIREBASE_TOKEN: 'token-of-a-test',
      METADATA_SERVER_DETECTION: 'none',
      // They keep settings and a cache at home.
      HOME: cwd,
    },
  }).catch((failure: Error & { stdout: string; stderr: string }) => {
    throw new Error(`firebase deploy failed:\n${failure.stdout}${failure.stderr}`);
  });
}
