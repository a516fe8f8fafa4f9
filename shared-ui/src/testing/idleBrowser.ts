/** A browser that is busy until a test says so: work that is put off never comes in the middle of another step. */
const waiting = new Map<number, IdleRequestCallback>();
let last = 0;

window.requestIdleCallback = (work) => {
  waiting.set(++last, work);
  return last;
};
window.cancelIdleCallback = (handle) => void waiting.delete(handle);

/** Does what waits until the browser is idle. Call it within `act` when components wait. */
export function becomeIdle(): void {
  const works = [...waiting.values()];
  waiting.clear();
  works.forEach((work) => work({ didTimeout: false, timeRemaining: () => 50 }));
}
