import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MadePage, RenderJob, RenderOrder, RenderOutcome } from './renderJob';

const PROCESS = fileURLToPath(new URL('./renderProcess.ts', import.meta.url));

/** How long a process may take until its next page, in ms. */
const LIMIT = 60_000;

/** How much memory the code of releases may take, in MB. */
const MOST_HEAP = 512;

/** A release is code of another team, in a pipeline even of a change that nobody has read yet: it gets no credentials. */
const withoutSecrets = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/TOKEN|SECRET|PASSWORD|CREDENTIAL/i.test(name)),
  );

/** A process that renders pages of one job. */
export interface RenderWorker {
  /**
   * Renders addresses one after the other, and hands over each page as it comes. Rejects with the reason of the first
   * that fails.
   */
  render(addresses: readonly string[], take: (made: MadePage) => void): Promise<void>;
  /** The memory that it took when it handed over its last page, in bytes. */
  residentBytes(): number;
  end(): void;
}

/**
 * Starts a process for the releases' own server builds: federation keeps its state in globals, and a release is code of
 * another team.
 */
export function startWorker(job: RenderJob): RenderWorker {
  const child = fork(PROCESS, {
    execArgv: [`--max-old-space-size=${MOST_HEAP}`, '--import', 'tsx'],
    // Without the production mode the libraries render markup that the browser's build does not expect.
    env: { ...withoutSecrets(process.env), NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let residentBytes = 0;
  child.send(job);
  return {
    async render(addresses, take) {
      const outcomes = outcomesOf(child, addresses.length);
      child.send({ addresses } satisfies RenderOrder);
      for await (const outcome of outcomes) {
        if ('failure' in outcome) throw new Error(outcome.failure);
        residentBytes = outcome.residentBytes;
        take(outcome);
      }
    },
    residentBytes: () => residentBytes,
    // A release may have left timers behind.
    end: () => void child.kill('SIGKILL'),
  };
}

/** The next outcomes of a process. Listens from the call on. */
function outcomesOf(child: ChildProcess, count: number): AsyncIterable<RenderOutcome> {
  const arrived: RenderOutcome[] = [];
  let lost: Error | undefined;
  let wake = () => {};
  const onMessage = (outcome: unknown) => {
    arrived.push(outcome as RenderOutcome);
    wake();
  };
  const fail = (failure: Error) => {
    lost ??= failure;
    wake();
  };
  const onExit = (code: number | null) =>
    fail(new Error(`The rendering process ended with code ${code} and no answer.`));
  child.on('message', onMessage).once('error', fail).once('exit', onExit);

  async function* read() {
    try {
      for (let taken = 0; taken < count; taken++) {
        if (!arrived.length && !lost) await within(LIMIT, (resolve) => (wake = resolve), fail);
        const outcome = arrived.shift();
        if (outcome) yield outcome;
        else throw lost ?? new Error('The rendering process gave no answer.');
      }
    } finally {
      child.off('message', onMessage).off('error', fail).off('exit', onExit);
    }
  }
  return read();
}

/** Waits until something calls back, or fails after a time. */
async function within(
  ms: number,
  start: (resolve: () => void) => void,
  fail: (failure: Error) => void,
): Promise<void> {
  const late = () => fail(new Error(`Rendering a page took longer than ${ms / 1000} s.`));
  const timer = setTimeout(late, ms);
  await new Promise<void>(start);
  clearTimeout(timer);
}
