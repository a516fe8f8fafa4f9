const CHANNEL = 'order-outbox';

/** Calls back when another tab changed something. Returns the way to tell the other tabs; it carries no data. */
export function listenToOtherTabs(onChange: () => void): () => void {
  try {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = onChange;
    return () => channel.postMessage('changed');
  } catch {
    // Firefox refuses it where sites may keep nothing.
    return () => {};
  }
}
