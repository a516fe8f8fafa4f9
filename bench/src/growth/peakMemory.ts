import { readdirSync, readFileSync } from 'node:fs';

const INTERVAL_MS = 100;
const PAGE_BYTES = 4096;

/** The memory of a process and all that it started, in bytes; Linux alone tells. */
function residentBytes(pid: number | 'self'): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    const ofChildren = children.map((child) => residentBytes(Number(child)));
    return Number(pages) * PAGE_BYTES + ofChildren.reduce((sum, it) => sum + it, 0);
  } catch {
    // It has ended, or this is not Linux.
    return 0;
  }
}

/** Does something, and tells how long it took (s) and the most memory that it took at a time (bytes). */
export async function measured(
  work: () => Promise<unknown>,
): Promise<{ seconds: number; bytes: number }> {
  let bytes = residentBytes('self');
  const timer = setInterval(() => {
    bytes = Math.max(bytes, residentBytes('self'));
  }, INTERVAL_MS);
  const start = performance.now();
  try {
    await work();
    return { seconds: (performance.now() - start) / 1000, bytes };
  } finally {
    clearInterval(timer);
  }
}
