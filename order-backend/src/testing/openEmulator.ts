import { spawn } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@site/tooling/http/openPort';

/** A running emulator of Firestore. It keeps documents in memory alone. */
export interface Emulator {
  /** Host and port, as `FIRESTORE_EMULATOR_HOST` names them. */
  host: string;
  close(): Promise<void>;
}

/** With this token an emulator lets everyone read and write. */
export const EMULATOR_TOKEN = 'owner';

/** Java starts slowly on a small machine. */
const START_TIMEOUT_MS = 60_000;
/** gcloud's program names no class of its own. */
const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
/** It seldom runs for long enough that Java's second compiler pays: without it the proof of the rules takes half as long. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Duser.language=en'];

/** The emulator's program: Firebase's tools keep theirs in the home folder, gcloud beside itself. */
function findJar(): string | undefined {
  const folder = join(homedir(), '.cache/firebase/emulators');
  const newest = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  if (newest) return join(folder, newest);
  const gcloud = (process.env.PATH ?? '')
    .split(delimiter)
    .map((programs) => join(programs, 'gcloud'))
    .find((file) => existsSync(file));
  const component = '../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  const jar = gcloud && join(dirname(realpathSync(gcloud)), component);
  return jar && existsSync(jar) ? jar : undefined;
}

/** Tells why no emulator can be had here, in a sentence; `undefined` when one can be started. */
export function whyNoEmulator(): string | undefined {
  if (findJar()) return undefined;
  return (
    'There is no emulator of Firestore here. ' +
    'Install one with "gcloud components install cloud-firestore-emulator" or "npx firebase-tools setup:emulators:firestore"; ' +
    'both need Java.'
  );
}

const answers = (host: string) =>
  fetch(`http://${host}/`, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.ok,
    () => false,
  );

/** Starts an emulator with the rules of a file, on this machine alone. Rejects with what to do when there is none. */
export async function openEmulator(rulesFile: string): Promise<Emulator> {
  const jar = findJar();
  if (!jar) throw new Error(whyNoEmulator());
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const where = ['--host', '127.0.0.1', '--port', String(port), '--rules', rulesFile];
  const child = spawn('java', [...SHORT_LIVED, '-cp', jar, MAIN, ...where], {
    stdio: 'ignore',
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  }).then(() => void (hasEnded = true));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const close = async () => {
    kill();
    await ended;
    process.off('exit', kill);
  };
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await answers(host)); await wait(100)) {
    if (!hasEnded && Date.now() < deadline) continue;
    await close();
    throw new Error(
      `Firestore's emulator did not start: java -cp ${jar} ${MAIN} ${where.join(' ')}`,
    );
  }
  return { host, close };
}
