import type { DeskDevice } from '../device/deskDevice';

/**
 * A device that keeps nothing more once its desk is closed: an answer that was under way then must not fill it again after it
 * was cleared.
 */
export function closableDevice(device: DeskDevice): { device: DeskDevice; close: () => void } {
  let isClosed = false;
  const whileOpen =
    <Args extends unknown[]>(write: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      if (!isClosed) await write(...args);
    };
  return {
    device: {
      ...device,
      keep: whileOpen(device.keep),
      keepMember: whileOpen(device.keepMember),
      keepSeenUntil: whileOpen(device.keepSeenUntil),
      addPending: whileOpen(device.addPending),
    },
    close() {
      isClosed = true;
    },
  };
}
