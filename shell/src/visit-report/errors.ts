import type { ErrorReport } from '@site/contracts/visitReport';
import { failureReason } from './failureReason';

const MAX_ERRORS = 5;
const MAX_FRAMES = 5;

/** A position in a file of a release, in every browser's form of a stack. */
const FRAME = /\/releases\/([\w./~-]+)(?:\?\w*)?(:\d+:\d+)/g;

const errors = new Map<string, ErrorReport>();

/**
 * Remembers an error by its name and by the positions of its stack that are in files of ours. The message stays here: it may
 * quote what was typed. Errors of extensions, and failures to load, are none.
 */
export function noteError(error: unknown): void {
  if (!(error instanceof Error) || failureReason(error) !== 'threw') return;
  const stack = [...(error.stack ?? '').matchAll(FRAME)]
    .slice(0, MAX_FRAMES)
    .map(([, file = '', position = '']) => file + position);
  if (!stack[0] || errors.size >= MAX_ERRORS) return;
  const name = /^[A-Z]\w{0,40}$/.test(error.name) ? error.name : 'Error';
  errors.set(name + stack.join(), { name, stack });
}

/** Remembers what nothing catches, until the report is sent. */
export function watchErrors(signal: AbortSignal): void {
  addEventListener('error', ({ error }) => noteError(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason), { signal });
}

/** The errors so far, as a report says them. */
export const errorsSoFar = () => (errors.size > 0 ? { errors: [...errors.values()] } : {});
