import { giveUp, isOfShell, type ReleaseFile } from '../script/releaseFiles';
import { isScript } from './isScript';
import { state } from './state';

export type Outcome = 'load' | 'error';

const shellCopies = new WeakSet<Element>();

/** Whether this is a copy of one of the shell's scripts. */
export const isShellCopy = (it: Element | null): boolean => it !== null && shellCopies.has(it);

/** Puts a copy of a file in its place, and waits for its outcome. */
export async function runCopy(copy: ReleaseFile, file: ReleaseFile): Promise<Outcome> {
  if (isOfShell(file)) shellCopies.add(copy);
  const ended = new Promise<Event | string>((resolve) => {
    copy.onload = copy.onerror = resolve;
  });
  // The boot script watches the head. A sheet has its place there in the cascade.
  if (isScript(file)) document.body.append(copy);
  else file.after(copy);
  giveUp(file);
  // Observers are told of what was added before this goes on.
  await Promise.resolve();
  state.pending.delete(copy);
  return ((await ended) as Event).type as Outcome;
}
