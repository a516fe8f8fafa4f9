import { isOfShell } from '../script/releaseFiles';
import { state } from './state';

/** Whether the shell's own code failed: no file is missing then, and only another load of the page can help. */
export let hasShellThrown = false;

export function shellThrew(): void {
  hasShellThrown = true;
  state.showHelp(true);
}

export const isShellPending = (): boolean => [...state.pending].some(isOfShell);

/** Hides how to order once all of the shell's scripts have run. */
export function hideHelpOfWholeShell(): void {
  if (!hasShellThrown && !isShellPending()) state.showHelp(false);
}
