import { availableParallelism } from 'node:os';
import type { MadePage, RenderJob } from './renderJob';
import { startWorker, type RenderWorker } from './renderWorker';

/** How many pages a process renders before it is asked for more: so many of its pages are in memory here at a time. */
const BATCH = 16;

/** A process costs a second before its first page. */
const PAGES_WORTH_A_PROCESS = 32;

const MOST_PROCESSES = 4;

/**
 * A process is replaced by a new one after so many pages, or when it takes so much memory: the code of a release may
 * keep some.
 */
const MOST_PAGES = 1000;
const MOST_RESIDENT_BYTES = 400 * 1024 * 1024;

/**
 * Renders addresses in a few processes, and hands over what was made of each; no more than a batch is rendered before
 * that is done. Rejects with the reason of the first address that cannot be rendered.
 */
export async function renderInWorkers(
  job: RenderJob,
  addresses: readonly string[],
  take: (index: number, made: MadePage) => Promise<void>,
): Promise<void> {
  const processes = Math.min(
    Math.ceil(addresses.length / PAGES_WORTH_A_PROCESS),
    availableParallelism(),
    MOST_PROCESSES,
  );
  let failed: { index: number; reason: unknown } | undefined;
  let next = 0;
  const isDone = () => failed !== undefined || next >= addresses.length;
  const fail = (index: number, reason: unknown) => {
    if (!failed || index < failed.index) failed = { index, reason };
  };

  async function renderBatch(worker: RenderWorker): Promise<number> {
    const first = next;
    const batch = addresses.slice(first, first + BATCH);
    next += batch.length;
    const taken: Promise<void>[] = [];
    const takeNext = (made: MadePage) => {
      const index = first + taken.length;
      // Handled at once: Node ends the process when one rejects while others are still being rendered.
      taken.push(take(index, made).catch((reason: unknown) => fail(index, reason)));
    };
    await worker
      .render(batch, takeNext)
      .catch((reason: unknown) => fail(first + taken.length, reason));
    await Promise.all(taken);
    return batch.length;
  }

  async function lane(): Promise<void> {
    while (!isDone()) {
      const worker = startWorker(job);
      try {
        let pages = 0;
        while (!isDone() && pages < MOST_PAGES && worker.residentBytes() < MOST_RESIDENT_BYTES) {
          pages += await renderBatch(worker);
        }
      } finally {
        worker.end();
      }
    }
  }
  await Promise.all(Array.from({ length: processes }, lane));
  if (failed) throw failed.reason;
}
