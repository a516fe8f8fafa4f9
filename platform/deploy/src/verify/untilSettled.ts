import { setTimeout as wait } from 'node:timers/promises';
import { mapWithLimit } from '@site/tooling/files/mapWithLimit';

/** The wait before what differs is asked for again, in ms; it doubles from one to the next. */
const FIRST_WAIT_MS = 250;

/** So many requests at a time as a browser has open. */
const AT_ONCE = 6;

/**
 * Asks for everything, and for what differs again after a while.
 * @param settleMs how long the host may take until all its servers agree.
 * @returns what is left, with its difference.
 */
export async function untilSettled<Asked>(
  all: readonly Asked[],
  differenceOf: (asked: Asked) => Promise<string | undefined>,
  settleMs: number,
): Promise<ReadonlyMap<Asked, string>> {
  const end = Date.now() + settleMs;
  let open = all;
  for (let pause = FIRST_WAIT_MS; ; pause *= 2) {
    const differing = new Map<Asked, string>();
    await mapWithLimit(open, AT_ONCE, async (asked) => {
      const difference = await differenceOf(asked);
      if (difference !== undefined) differing.set(asked, difference);
    });
    if (differing.size === 0 || Date.now() >= end) return differing;
    open = [...differing.keys()];
    await wait(pause);
  }
}
