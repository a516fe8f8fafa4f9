export { SCRIPT_TIMEOUT_MS as SCRIPT_TIMEOUT } from '@site/contracts/scriptTimeout';

/** How long a remote may take in all, further attempts included, until the visitor gets a fallback, in ms. */
export const REMOTE_TIME_LIMIT = 10_000;

/** The pauses before the second and the third attempt, in ms. A refusal is answered at once, so these are short. */
export const RETRY_PAUSES: readonly number[] = [300, 800];
