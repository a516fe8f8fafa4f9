import { START_FAILED } from '@site/contracts/boot';

/** Tells the boot script that the shell cannot start: it says how to order, and reports it. */
export function tellStartFailed(failure: unknown): void {
  console.error('The shell cannot start:', failure);
  document.dispatchEvent(new CustomEvent(START_FAILED));
}
