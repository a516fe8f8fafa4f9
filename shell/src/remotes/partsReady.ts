const awaited = new Set<object>();
let resolve = () => {};
let ready: Promise<void> | undefined;

/** Notes that the page waits for a part; returns the function that ends it. */
export function awaitPart(): () => void {
  const token = {};
  awaited.add(token);
  ready ??= new Promise((done) => (resolve = done));
  return () => {
    if (!awaited.delete(token) || awaited.size) return;
    resolve();
    ready = undefined;
  };
}

/** Resolves when every part that is new on the page is drawn, or has failed. */
export const partsReady = (): Promise<void> => ready ?? Promise.resolve();

/** Calls back at once when no part is awaited, or else when all are there; returns the function that cancels it. */
export function whenPartsReady(then: () => void): () => void {
  if (!ready) {
    then();
    return () => {};
  }
  let isCancelled = false;
  void ready.then(() => isCancelled || then());
  return () => {
    isCancelled = true;
  };
}
