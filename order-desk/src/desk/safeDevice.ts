import { withTimeout } from '@site/shared-ui/withTimeout';
import type { DeskDevice, Kept } from '../device/deskDevice';

/** How long a device may take for one operation, in ms. Some private modes never answer. */
const TIMEOUT_MS = 4000;

const inTime = <Result>(work: Promise<Result>) =>
  withTimeout(TIMEOUT_MS, work, () => new Error('The device does not answer.'));

const nothing: Kept = { enquiries: [], pending: [], member: undefined, seenUntil: 0 };

export interface SafeDevice extends DeskDevice {
  /** False once it failed at something: then it may not have what it was to keep. */
  isKeeping: () => boolean;
}

/**
 * A device that never rejects: what it cannot keep is told to `onFailure`, and the desk goes on without. It keeps nothing more
 * once its desk is closed: an answer that was under way then must not fill it again after it was cleared.
 */
export function safeDevice(device: DeskDevice, onFailure: () => void) {
  let isClosed = false;
  let hasFailed = false;
  const failed = () => {
    hasFailed = true;
    onFailure();
  };
  const trying = (work: () => Promise<void>) => inTime(work()).catch(failed);
  const whileOpen = async (work: () => Promise<void>) => {
    if (!isClosed) await trying(work);
  };
  const reading = <Result>(work: Promise<Result>, otherwise: Result) =>
    inTime(work).catch(() => {
      failed();
      return otherwise;
    });
  const safe: SafeDevice = {
    isKeeping: () => !hasFailed,
    read: () => reading(device.read(), nothing),
    readPending: () => reading(device.readPending(), nothing),
    keep: (enquiries) => whileOpen(() => device.keep(enquiries)),
    keepMember: (member) => whileOpen(() => device.keepMember(member)),
    keepSeenUntil: (moment) => whileOpen(() => device.keepSeenUntil(moment)),
    addPending: (change) => whileOpen(() => device.addPending(change)),
    removePending: (entryId) => trying(() => device.removePending(entryId)),
    forget: (ids) => trying(() => device.forget(ids)),
    clear: (uid) => trying(() => device.clear(uid)),
  };
  return { device: safe, close: () => void (isClosed = true) };
}
