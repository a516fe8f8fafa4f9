/** The work that events call for, one after the other. */
export interface EventQueue {
  /** Does the work soon, and again after each failure. */
  add(work: () => Promise<void>): void;
  /** Does the work in its turn, once. */
  addOnce(work: () => Promise<void>): Promise<void>;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 60_000;

/** Makes a queue that repeats what fails, as Cloud Functions do with events that are to be retried. */
export function createEventQueue(
  log: (line: string) => void,
  firstDelayMs = FIRST_DELAY_MS,
): EventQueue {
  const timers = new Set<NodeJS.Timeout>();
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;
  let lastFailure = '';

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      lastFailure = '';
      return true;
    } catch (failure) {
      const line = `The work of an event failed: ${(failure as Error).message}`;
      // While the database is gone, every attempt would say so.
      if (line !== lastFailure) log(line);
      lastFailure = line;
      return false;
    }
  }

  function enqueue(work: () => Promise<void>, delayMs: number): void {
    last = last.then(async () => {
      if (isStopped || (await attempt(work)) || isStopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        enqueue(work, Math.min(delayMs * 2, LONGEST_DELAY_MS));
      }, delayMs);
      timers.add(timer);
    });
  }

  return {
    add: (work) => enqueue(work, firstDelayMs),
    addOnce(work) {
      last = last.then(async () => {
        if (!isStopped) await attempt(work);
      });
      return last;
    },
    async stop() {
      isStopped = true;
      timers.forEach(clearTimeout);
      await last;
    },
  };
}
