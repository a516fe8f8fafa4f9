import type { Desk } from '../model/desk';

/** While somebody looks at the desk: an order shows within five seconds. */
const NEAR_MS = 3500;
/** When nobody has touched it for a while. */
const FAR_MS = 30_000;
const IDLE_MS = 10 * 60_000;

/**
 * Asks for what is new as long as the page is visible: often while somebody uses it, seldom afterwards. Each look is paid for, as
 * a read of the database.
 */
export function keepLive(desk: Pick<Desk, 'refresh'>, page: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touchedAt = Date.now();
  let isStopped = false;

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (isStopped || page.visibilityState === 'hidden') return;
    await desk.refresh();
    clearTimeout(timer);
    if (isStopped) return;
    const delay = Date.now() - touchedAt < IDLE_MS ? NEAR_MS : FAR_MS;
    timer = setTimeout(() => void look(), delay);
  }
  const wake = () => {
    touchedAt = Date.now();
    void look();
  };
  const touch = () => {
    const wasIdle = Date.now() - touchedAt >= IDLE_MS;
    touchedAt = Date.now();
    if (wasIdle) void look();
  };

  page.addEventListener('visibilitychange', wake);
  page.addEventListener('pointerdown', touch);
  page.addEventListener('keydown', touch);
  page.defaultView?.addEventListener('online', wake);
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', wake);
    page.removeEventListener('pointerdown', touch);
    page.removeEventListener('keydown', touch);
    page.defaultView?.removeEventListener('online', wake);
  };
}
