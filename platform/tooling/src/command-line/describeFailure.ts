import { types } from 'node:util';

/** A failed call of the system, as Node reports it. */
type SystemFailure = Error & {
  code?: string;
  syscall?: string;
  path?: string;
  port?: number;
  address?: string;
};

type Describe = (failure: SystemFailure) => string;

const at = ({ path }: SystemFailure) => path ?? 'a file or folder';

const noPermission: Describe = (failure) =>
  failure.port === undefined
    ? `No permission to use ${at(failure)}. Change its owner or mode, or name another place.`
    : `No permission to use port ${failure.port}. Choose a port from 1024 on.`;

const notFolder: Describe = (failure) =>
  `${at(failure)} is a file, or lies in one. Name a folder instead.`;

const noLinks: Describe = (failure) =>
  `The file system of ${at(failure)} has no links. Name a place on another disk.`;

/** What a system answers that cannot make a link, beside other reasons. */
const isAboutLinks = ({ code = '', syscall = '' }: SystemFailure) =>
  ['link', 'symlink'].includes(syscall) &&
  ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code);

const tooManyFiles: Describe = () =>
  'This process may not open as many files as it needs. Raise the limit: ulimit -n 1024';

const descriptions: Readonly<Record<string, Describe>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: (failure) => `${at(failure)} is on a read-only disk. Name another place.`,
  ENOSPC: (failure) =>
    `No space left on the disk for ${at(failure)}. Free some space, then run the command again.`,
  EDQUOT: (failure) =>
    `The disk quota is used up at ${at(failure)}. Free some space, then run the command again.`,
  ENOENT: (failure) => `${at(failure)} does not exist.`,
  ENOTDIR: notFolder,
  EEXIST: notFolder,
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  EISDIR: (failure) => `${at(failure)} is a folder. Name a file instead.`,
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program. Stop that program, or choose another port.`,
  ECONNREFUSED: ({ address, port }) =>
    `Nothing answers at ${address ?? 'localhost'}:${port}. Start it first.`,
};

/**
 * Errors that only a bug raises; the stack is what helps then. `fetch` reports a failed connection as a TypeError with
 * a cause.
 */
const isBug = (failure: Error) =>
  (failure.name === 'TypeError' && failure.cause === undefined) ||
  failure.name === 'ReferenceError';

/** Describes why a command failed: what happened, then what to do. */
export function describeFailure(failure: unknown): string {
  if (!types.isNativeError(failure)) return String(failure);
  // `fetch` keeps the failed call as the cause of a TypeError. Any other failure with a cause has a message of ours.
  const errors = failure.name === 'TypeError' ? [failure, failure.cause] : [failure];
  for (const error of errors as (SystemFailure | undefined)[]) {
    // Without a system call the message was written by us, and says more than its code.
    if (error?.code === undefined || error.syscall === undefined) continue;
    const describe = isAboutLinks(error) ? noLinks : descriptions[error.code];
    if (describe) return describe(error);
  }
  return isBug(failure) ? (failure.stack ?? failure.message) : failure.message;
}
