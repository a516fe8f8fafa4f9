import { HELP_ID } from '@site/contracts/boot';
import { hasShellThrown } from './help';
import { retryShell } from './retryShell';
import { state } from './state';

export function tryAgain(): void {
  if (hasShellThrown) return location.reload();
  state.showHelp(false);
  void retryShell();
}

/** Whether the help's button is pressed. */
export const isTryAgain = ({ target }: Event): boolean =>
  !!(target as Element).closest(`#${HELP_ID} button`);
