import { accessSync, constants, existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A way to start Firestore's emulator on this machine. */
export interface EmulatorCommand {
  command: string;
  /** The arguments that serve on this machine alone, with these rules for every project. */
  argumentsOf(port: number, rulesFile: string): string[];
}

/** What a person can do who has no emulator. */
export const INSTALL_HINT =
  'Install one with "gcloud components install cloud-firestore-emulator" or "npx firebase-tools setup:emulators:firestore" ' +
  '(both need Java), or name a running one in FIRESTORE_EMULATOR_HOST.';

function findProgram(name: string, path: string): string | undefined {
  const places = path.split(delimiter).map((folder) => join(folder, name));
  return places.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** The emulator is a component that may be missing; the SDK would then stop and ask to install it. */
function fromGoogleCloud(path: string): EmulatorCommand | undefined {
  const gcloud = findProgram('gcloud', path);
  // The emulator itself is a Java program.
  if (!gcloud || !findProgram('java', path)) return undefined;
  const part = join(dirname(realpathSync(gcloud)), '..', 'platform', 'cloud-firestore-emulator');
  if (!existsSync(part)) return undefined;
  return {
    command: gcloud,
    argumentsOf: (port, rulesFile) => [
      ...['emulators', 'firestore', 'start', '--quiet'],
      ...[`--host-port=127.0.0.1:${port}`, `--rules=${rulesFile}`],
    ],
  };
}

const JAR = /^cloud-firestore-emulator-v[\d.]+\.jar$/;

/** Firebase's tools keep the emulators that they fetched, and start them just so. */
function fromFirebaseTools(path: string, home: string): EmulatorCommand | undefined {
  const folder = join(home, '.cache', 'firebase', 'emulators');
  const jars = existsSync(folder) ? readdirSync(folder).filter((name) => JAR.test(name)) : [];
  const jar = jars.sort((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);
  const java = findProgram('java', path);
  if (!jar || !java) return undefined;
  return {
    command: java,
    argumentsOf: (port, rulesFile) => [
      ...['-Duser.language=en', '-jar', join(folder, jar)],
      ...['--host', '127.0.0.1', '--port', String(port), '--rules', rulesFile],
    ],
  };
}

/** Looks for an emulator that can be started; `undefined` when there is none. */
export function findEmulator({ PATH = '' } = process.env, home = homedir()) {
  return fromGoogleCloud(PATH) ?? fromFirebaseTools(PATH, home);
}
