import type { ErrorReport } from '@site/contracts/visitReport';
import { failureReason } from './failureReason';

const MAX_ERRORS = 5;
const MAX_FRAMES = 5;

/** A position in a file, in every browser's form of a stack. */
const FRAME = /([\w-]+:\/\/[^\s()@]+?)(?:\?[^\s()@:]*)?(:\d+:\d+)/g;

const errors = new Map<string, ErrorReport>();

/**
 * Remembers an error by its name and by the positions of its stack that are in files of ours. The message stays here: it may
 * quote what was typed. Errors of extensions, and failures to load, are none.
 */
export function noteError(error: unknown): void {
  if (!(error instanceof Error) || failureReason(error) !== 'threw') return;
  const own = `${location.origin}/releases/`;
  const frames = [...(error.stack ?? '').matchAll(FRAME)];
  // What an extension threw may have our files further down: it wraps what pages call.
  if (!frames[0]?.[1]?.startsWith(own) || errors.size >= MAX_ERRORS) return;
  const stack = frames
    .filter(([, file = '']) => file.startsWith(own))
    .slice(0, MAX_FRAMES)
    .map(([, file = '', position = '']) => file.slice(own.length) + position);
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
