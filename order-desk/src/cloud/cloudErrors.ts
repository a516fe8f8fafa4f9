import { withTimeout } from '@site/shared-ui/withTimeout';
import { FirebaseError } from 'firebase/app';
import { CloudError, type CloudFailure } from '../model/deskCloud';

/** How long one request may take, in ms. The library itself would wait for ever. */
const TIMEOUT_MS = 12_000;

const reasons: Readonly<Record<string, CloudFailure>> = {
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  'auth/user-disabled': 'removed',
  // Of an account that was erased, and of a session that was ended: signing in again shows which.
  'auth/user-token-expired': 'denied',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  'auth/network-request-failed': 'offline',
  'resource-exhausted': 'offline',
  // A fault of the database's own passes; what waits must not count as refused.
  aborted: 'offline',
  cancelled: 'offline',
  internal: 'offline',
  unknown: 'offline',
};

function toCloudError(failure: unknown): CloudError {
  if (failure instanceof CloudError) return failure;
  // The library passes the browser's own failure of a request on.
  if (failure instanceof TypeError) return new CloudError('offline');
  const code = failure instanceof FirebaseError ? failure.code : '';
  return new CloudError(reasons[code] ?? 'failed');
}

/** Runs one request, within its time. @throws CloudError */
export async function inTime<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await withTimeout(TIMEOUT_MS, request, () => new CloudError('offline'));
  } catch (failure) {
    throw toCloudError(failure);
  }
}
