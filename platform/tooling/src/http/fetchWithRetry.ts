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

/** `fetch` itself says no more than that it failed. */
function reasonOf(failure: Error): string {
  const { message, code } = (failure.cause ?? failure) as NodeJS.ErrnoException;
  return message || (code ?? failure.message);
}

/** What no header may hold is quoted in the failure of `fetch`, and is not there after a while either. */
function assertSendable(origin: string, { headers }: RequestInit): void {
  try {
    new Headers(headers);
  } catch {
    // Without the cause, which quotes the token.
    throw new Error(
      `The access token for ${origin} holds a sign that no header may hold. Get a new one.`,
    );
  }
}

/**
 * Asks an address, again after failures that may pass. @returns the last answer, whatever its status
 * @throws where the last attempt got none
 */
export async function fetchWithRetry(address: string, init: RequestInit): Promise<RetriedAnswer> {
  const { origin } = new URL(address);
  assertSendable(origin, init);
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === MAX_ATTEMPTS;
    const answer = await fetchOnce(address, init).catch((cause: Error) => {
      if (isLast) throw new Error(`${origin} cannot be reached: ${reasonOf(cause)}.`, { cause });
      return undefined;
    });
    if (answer && (isLast || !isTransient(answer.status))) {
      return { ...answer, isRetried: attempt > 1 };
    }
    await wait(FIRST_WAIT_MS * 2 ** (attempt - 1));
  }
}
