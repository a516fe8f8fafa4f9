import { spawn } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A running emulator of Firestore. It keeps documents in memory alone. */
export interface Emulator {
  /** Host and port, as `FIRESTORE_EMULATOR_HOST` names them. */
  host: string;
  /** Puts other rules in the place of a project's. Rejects with the compiler's words when they are not valid. */
  loadRules(project: string, rules: string): Promise<void>;
  /** Ends it; one that was running before goes on. */
  close(): Promise<void>;
}

/** With this token an emulator lets everyone read and write. */
export const EMULATOR_TOKEN = 'owner';

/** Java starts slowly on a small machine. */
const START_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 5000;

const findProgram = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** The command that serves on this machine alone; undefined where no emulator is installed, or no Java. */
function findCommand(port: number, rulesFile: string): string[] | undefined {
  const [java, gcloud] = [findProgram('java'), findProgram('gcloud')];
  if (!java) return undefined;
  // A component that may be missing: the SDK would then stop and ask to install it.
  const component = gcloud && join(dirname(realpathSync(gcloud)), '../platform');
  if (gcloud && existsSync(join(component ?? '', 'cloud-firestore-emulator'))) {
    const address = `--host-port=127.0.0.1:${port}`;
    return [gcloud, 'emulators', 'firestore', 'start', '--quiet', address, `--rules=${rulesFile}`];
  }
  // Firebase's tools keep those that they fetched here.
  const folder = join(homedir(), '.cache/firebase/emulators');
  const jar = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  const where = ['--host', '127.0.0.1', '--port', String(port), '--rules', rulesFile];
  return jar === undefined
    ? undefined
    : [java, '-Duser.language=en', '-jar', join(folder, jar), ...where];
}

/** Tells why no emulator can be had here, in a sentence; `undefined` when one is named or can be started. */
export function whyNoEmulator(): string | undefined {
  if (process.env.FIRESTORE_EMULATOR_HOST || findCommand(0, '')) return undefined;
  return (
    'There is no emulator of Firestore here. ' +
    'Install one with "gcloud components install cloud-firestore-emulator" or "npx firebase-tools setup:emulators:firestore" ' +
    '(both need Java), or name a running one in FIRESTORE_EMULATOR_HOST.'
  );
}

const answers = (host: string) =>
  fetch(`http://${host}/`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).then(
    (response) => response.ok,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const emulatorAt = (host: string, close: Emulator['close']): Emulator => ({
  host,
  async loadRules(project, content) {
    const response = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      signal: AbortSignal.timeout(START_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The emulator refused the rules: ${await response.text()}`);
  },
  close,
});

/** It seldom runs for long enough that Java's second compiler pays: without it the proof of the rules takes half as long. */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

function startProcess([command = '', ...args]: readonly string[]) {
  // A group of its own: the emulator is a child of a child, and goes only with the whole group.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      JAVA_TOOL_OPTIONS: `${SHORT_LIVED} ${process.env.JAVA_TOOL_OPTIONS ?? ''}`,
    },
  });
  const state = { hasEnded: false, printed: '' };
  child.stderr.on(
    'data',
    (text) => (state.printed = `${state.printed}${String(text)}`.slice(-500)),
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  }).then(() => void (state.hasEnded = true));
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  };
  process.once('exit', kill);
  const close = async () => {
    kill();
    await ended;
    process.off('exit', kill);
  };
  return { state, close };
}

/**
 * Connects to the emulator that `FIRESTORE_EMULATOR_HOST` names, or starts one with the rules of a file. Rejects with what to
 * do when there is none.
 */
export async function openEmulator(rulesFile: string): Promise<Emulator> {
  const named = process.env.FIRESTORE_EMULATOR_HOST;
  if (named && (await answers(named))) return emulatorAt(named, async () => {});
  if (named) throw new Error(`FIRESTORE_EMULATOR_HOST names ${named}, where no emulator answers.`);
  const port = await freePort();
  const command = findCommand(port, rulesFile);
  if (!command) throw new Error(whyNoEmulator());
  const host = `127.0.0.1:${port}`;
  const { state, close } = startProcess(command);
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await answers(host)); await wait(100)) {
    if (!state.hasEnded && Date.now() < deadline) continue;
    await close();
    throw new Error(`Firestore's emulator did not start: ${state.printed || 'it printed nothing'}`);
  }
  return emulatorAt(host, close);
}
