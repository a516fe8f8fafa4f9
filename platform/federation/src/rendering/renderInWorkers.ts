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

  async function renderBatch(worker: RenderWorker): Promise<number> {
    const first = next;
    const batch = addresses.slice(first, first + BATCH);
    next += batch.length;
    const taking: Promise<void>[] = [];
    try {
      await worker.render(batch, (made) => taking.push(take(first + taking.length, made)));
      await Promise.all(taking);
    } catch (reason) {
      await Promise.allSettled(taking);
      const index = first + taking.length;
      if (!failed || index < failed.index) failed = { index, reason };
    }
    return batch.length;
  }

  async function lane(): Promise<void> {
    while (next < addresses.length && !failed) {
      const worker = startWorker(job);
      try {
        let pages = 0;
        while (
          next < addresses.length &&
          !failed &&
          pages < MOST_PAGES &&
          worker.residentBytes() < MOST_RESIDENT_BYTES
        ) {
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
