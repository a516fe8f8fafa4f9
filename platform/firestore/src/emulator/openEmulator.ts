import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findEmulator, INSTALL_HINT, type EmulatorCommand } from './findEmulator';

/** A running emulator of Firestore. It keeps documents in memory alone. */
export interface Emulator {
  /** Host and port, as `FIRESTORE_EMULATOR_HOST` names them. */
  host: string;
  /** Puts other rules in the place of a project's. Rejects with the compiler's words when they are not valid. */
  loadRules(project: string, rules: string): Promise<void>;
  /** Removes every document of a project. */
  clear(project: string): Promise<void>;
  /** Ends it; one that was running before goes on. */
  close(): Promise<void>;
}

/** With this token an emulator lets everyone read and write. */
export const EMULATOR_TOKEN = 'owner';

/** There is none, or it does not start. The message says what to do. */
export class NoEmulator extends Error {}

/** Java starts slowly on a small machine. */
const START_TIMEOUT_MS = 60_000;
const ANSWER_TIMEOUT_MS = 5000;

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

async function loadRules(host: string, project: string, content: string): Promise<void> {
  const address = `http://${host}/emulator/v1/projects/${project}:securityRules`;
  const response = await fetch(address, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The emulator refused the rules: ${await response.text()}`);
}

async function clear(host: string, project: string): Promise<void> {
  const address = `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const response = await fetch(address, {
    method: 'DELETE',
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The emulator did not remove documents (${response.status}).`);
}

const emulatorAt = (host: string, close: Emulator['close']): Emulator => ({
  host,
  loadRules: (project, rules) => loadRules(host, project, rules),
  clear: (project) => clear(host, project),
  close,
});

/**
 * The emulator seldom runs for long enough that Java's second compiler pays: without it the proof of the rules takes
 * half as long.
 */
const SHORT_LIVED = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

function startProcess({ command, argumentsOf }: EmulatorCommand, port: number, rulesFile: string) {
  // A group of its own: the emulator is a child of a child, and goes only with the whole group.
  const child = spawn(command, argumentsOf(port, rulesFile), {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    // What somebody has set themselves comes last, and counts.
    env: {
      ...process.env,
      JAVA_TOOL_OPTIONS: `${SHORT_LIVED} ${process.env.JAVA_TOOL_OPTIONS ?? ''}`,
    },
  });
  let printed = '';
  child.stderr.on('data', (text) => (printed = `${printed}${String(text)}`.slice(-2000)));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (failure) => {
      printed += failure.message;
      resolve();
    });
  });
  // The Google Cloud SDK puts a mark before each line, also before empty ones.
  const lines = () => printed.split('\n').map((line) => line.replace(/^\[firestore\]/, '').trim());
  return { child, ended, lastLine: () => lines().filter(Boolean).at(-1) };
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It is gone already.
  }
}

/** How often it is started: another program may take the port that was just free. */
const ATTEMPTS = 3;

async function startEmulator(
  found: EmulatorCommand,
  rulesFile: string,
  attempts = ATTEMPTS,
): Promise<Emulator> {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const { child, ended, lastLine } = startProcess(found, port, rulesFile);
  const reap = () => endGroup(child, 'SIGKILL');
  process.once('exit', reap);
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const close = async () => {
    endGroup(child, 'SIGTERM');
    await Promise.race([ended, wait(5000, undefined, { ref: false })]);
    reap();
    await ended;
    process.off('exit', reap);
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(host))) {
    if (hasEnded || Date.now() > deadline) {
      const endedByItself = hasEnded;
      await close();
      if (endedByItself && attempts > 1) return startEmulator(found, rulesFile, attempts - 1);
      throw new NoEmulator(
        `Firestore's emulator did not start: ${lastLine() ?? 'it printed nothing'}.`,
      );
    }
    await wait(100);
  }
  return emulatorAt(host, close);
}

/**
 * Connects to the emulator that `FIRESTORE_EMULATOR_HOST` names, or starts one with the rules of a file.
 * Rejects with `NoEmulator` when there is none.
 */
export async function openEmulator(rulesFile: string): Promise<Emulator> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (host) {
    if (await answers(host)) return emulatorAt(host, async () => {});
    throw new NoEmulator(`FIRESTORE_EMULATOR_HOST names ${host}, where no emulator answers.`);
  }
  const found = findEmulator();
  if (!found) throw new NoEmulator(whyNoEmulator());
  return startEmulator(found, rulesFile);
}

/** Tells why no emulator can be had here, in a sentence; `undefined` when one is named or can be started. */
export function whyNoEmulator(): string | undefined {
  if (process.env.FIRESTORE_EMULATOR_HOST || findEmulator()) return undefined;
  return `There is no emulator of Firestore here. ${INSTALL_HINT}`;
}
