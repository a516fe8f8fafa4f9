import { fork } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RenderedPage } from '@site/contracts/rendering';
import { withoutSecrets } from '@site/tooling/command-line/withoutSecrets';
import { describeRenderFailure } from './describeRenderFailure';
import type { RenderJob, RenderOutcome } from './renderProcess';

const PROCESS = fileURLToPath(new URL('./renderProcess.ts', import.meta.url));

/** How long the process may take until its next page, in ms. */
const MAX_PAGE_MS = 60_000;

/** How much memory the code of releases may take, in MB. */
const MAX_HEAP = 512;

/**
 * Renders the addresses of a job in a process of its own, and gives the pages in their order: federation keeps its state in
 * globals, and a release is code of another team.
 * @throws the reason of the first address that cannot be rendered
 */
export async function* renderInProcess(job: RenderJob): AsyncGenerator<RenderedPage> {
  const child = fork(PROCESS, {
    execArgv: [`--max-old-space-size=${MAX_HEAP}`, '--import', 'tsx'],
    // Without the production mode the libraries render markup that the browser's build does not expect.
    env: { ...withoutSecrets(process.env), NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new AbortController();
  const end = (reason: string) => ended.abort(new Error(reason));
  const timer = setTimeout(
    () => end(`Rendering a page took longer than ${MAX_PAGE_MS / 1000} s.`),
    MAX_PAGE_MS,
  );
  child.once('exit', (code) => end(`The rendering process ended with code ${code} and no answer.`));
  try {
    const outcomes = on(child, 'message', { signal: ended.signal });
    child.send(job);
    for (let count = 0; count < job.addresses.length; count++) {
      const [outcome] = (await outcomes.next()).value as [RenderOutcome];
      timer.refresh();
      if ('failure' in outcome) {
        const { failure } = outcome;
        const isText = typeof failure === 'string';
        throw new Error(isText ? failure : describeRenderFailure(failure, job.folders));
      }
      yield outcome.page;
    }
  } catch (failure) {
    throw ended.signal.aborted ? ended.signal.reason : failure;
  } finally {
    clearTimeout(timer);
    // A release may have left timers behind.
    child.kill('SIGKILL');
  }
}
