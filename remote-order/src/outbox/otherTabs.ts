const CHANNEL = 'order-outbox';

/** Takes what to do when another tab changed something. Gives the way to tell the others; it tells them nothing else. */
export function listenToOtherTabs(onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onChange;
  return () => channel.postMessage('changed');
}
