import type { Desk } from './desk';

const MINUTE_MS = 60_000;

/** How long after the last touch which pause follows on a look: while somebody uses the desk, an order shows in five seconds. */
const pauses = [
  { untilMs: 2 * MINUTE_MS, pauseMs: 3500 },
  { untilMs: 10 * MINUTE_MS, pauseMs: 15_000 },
  { untilMs: Infinity, pauseMs: MINUTE_MS },
] as const;

const pauseAfter = (idleMs: number): number =>
  pauses.find(({ untilMs }) => idleMs < untilMs)?.pauseMs ?? MINUTE_MS;

/**
 * Asks for what is new as long as the page is visible: often while somebody uses it, seldom afterwards, and when a push arrives.
 * Each look is paid for, as a read of the database.
 */
export function keepLive(desk: Pick<Desk, 'refresh'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchedAt = Date.now();
  let isStopped = false;

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (isStopped || document.visibilityState === 'hidden') return;
    await desk.refresh();
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void look(), pauseAfter(Date.now() - touchedAt));
  }
  const wake = () => {
    touchedAt = Date.now();
    void look();
  };
  const touch = () => {
    const wasIdle = Date.now() - touchedAt >= pauses[0].untilMs;
    touchedAt = Date.now();
    if (wasIdle) void look();
  };
  const hear = ({ data }: MessageEvent) => {
    if ((data as { isNews?: unknown } | null)?.isNews === true) void look();
  };
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;

  document.addEventListener('visibilitychange', wake);
  document.addEventListener('pointerdown', touch);
  document.addEventListener('keydown', touch);
  addEventListener('online', wake);
  worker?.addEventListener('message', hear);
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    document.removeEventListener('pointerdown', touch);
    document.removeEventListener('keydown', touch);
    removeEventListener('online', wake);
    worker?.removeEventListener('message', hear);
  };
}
