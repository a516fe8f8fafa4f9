import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import type { ErrorReport } from '@site/contracts/visitReport';
import { failureReason } from './failureReason';

const MAX_ERRORS = 5;
const MAX_FRAMES = 5;

/** A position in a file, in every browser's form of a stack. */
const FRAME = /([\w-]+:\/\/[^\s()@]+?)(?:\?[^\s()@:]*)?(:\d+:\d+)/g;

const errors = new Map<string, ErrorReport>();

/** The frames of an error's stack, the innermost first. */
const framesOf = (error: unknown) =>
  [...((error as Partial<Error> | undefined)?.stack ?? '').matchAll(FRAME)].map(
    ([, file = '', position = '']) => ({ file, position }),
  );

/** Whether an extension of the browser threw this. Files of ours may be further out: extensions wrap what pages call. */
export const isOfExtension = (error: unknown): boolean =>
  /^([\w-]+-extension|webkit-masked-url):/.test(framesOf(error)[0]?.file ?? '');

/**
 * Remembers an error by its name and by the positions of its stack that are in files of ours. The message stays here: it may
 * quote what was typed. Errors of extensions and failures to load are ignored.
 */
export function noteError(error: unknown): void {
  if (!(error instanceof Error) || failureReason(error) !== 'threw') return;
  const own = location.origin + RELEASES_ADDRESS;
  const frames = framesOf(error);
  if (!frames[0]?.file.startsWith(own) || errors.size >= MAX_ERRORS) return;
  const stack = frames
    .filter(({ file }) => file.startsWith(own))
    .slice(0, MAX_FRAMES)
    .map(({ file, position }) => file.slice(own.length) + position);
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
