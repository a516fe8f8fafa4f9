import { setTimeout as wait } from 'node:timers/promises';

const MAX_ATTEMPTS = 4;
/** The wait before the second attempt, in ms; it doubles from one to the next. */
const FIRST_WAIT_MS = 250;
/** How long one answer may take, in ms. */
const TIMEOUT_MS = 60_000;

/** Answers that Google's documents say to ask again after. */
const isTransient = (status: number) => status === 408 || status === 429 || status >= 500;

export interface RetriedAnswer {
  status: number;
  bytes: Buffer;
  /** Whether an earlier attempt may have done what was asked for. */
  isRetried: boolean;
}

async function fetchOnce(address: string, init: RequestInit) {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/**
 * Asks an address, again after failures that may pass. @returns the last answer, whatever its status
 * @throws where the last attempt got none
 */
export async function fetchWithRetry(address: string, init: RequestInit): Promise<RetriedAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === MAX_ATTEMPTS;
    const answer = await fetchOnce(address, init).catch((cause: unknown) => {
      if (isLast) throw new Error(`${new URL(address).origin} cannot be reached.`, { cause });
      return undefined;
    });
    if (answer && (isLast || !isTransient(answer.status))) {
      return { ...answer, isRetried: attempt > 1 };
    }
    await wait(FIRST_WAIT_MS * 2 ** (attempt - 1));
  }
}
