import { randomOf, type Random } from '@site/tooling/seededNumbers';
import {
  answersToWaiting,
  answersToWarning,
  bodies,
  moments,
  places,
  statuses,
  troubles,
  type Body,
  type ExchangeFault,
  type Place,
  type Round,
  type Trouble,
  type Visit,
} from './plannedVisit';

/** These take longer than all others, so they are drawn less often. */
const costly: readonly Trouble[] = ['browser killed', 'store killed', 'refused for 4 days'];

const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * Tells whether this is an answer of the store's own that is not true: the acknowledgement of a commit that did not
 * happen, or the refusal of one that did. No page can keep a promise against these.
 */
function isForged(where: Place, status: number, body: Body): boolean {
  if (body === 'commit') return where !== 'after' && isSuccess(status);
  return body === 'error' && where !== 'before' && status >= 400 && status < 500;
}

function drawAnswer(random: Random): ExchangeFault {
  for (;;) {
    const where = random.pick(places);
    // Half of all answers look like success: those are the ones that can be taken for an acknowledgement.
    const status = random.is(0.4) ? 200 : random.pick(statuses);
    const body = random.pick(bodies);
    if (isForged(where, status, body)) continue;
    return { where, what: 'answer', status, body, isLate: random.is(0.1) };
  }
}

function drawFault(random: Random): ExchangeFault {
  const chance = random.below(10);
  if (chance < 6) return drawAnswer(random);
  if (chance < 8) {
    return { where: random.pick(places), what: random.is(0.8) ? 'closed' : 'closed once' };
  }
  if (chance === 8) return { where: random.pick(places), what: 'silent' };
  return { where: 'during', what: random.pick(['delayed', 'repeated'] as const) };
}

function drawTrouble(random: Random): Trouble {
  const what = random.pick(troubles);
  return costly.includes(what) && random.is(0.6) ? drawTrouble(random) : what;
}

function drawRound(random: Random, number: number): Round {
  const count = random.pick([0, 1, 1, 1, 2, 3]);
  return {
    number,
    exchange: Array.from({ length: count }, () => drawFault(random)),
    ...(random.is(0.55)
      ? { trouble: { what: drawTrouble(random), when: random.pick(moments) } }
      : {}),
    afterWarning: random.pick(answersToWarning),
    whileWaiting: random.pick(answersToWaiting),
  };
}

/** How many enquiries one device sends at most. */
const MAX_ROUNDS = 6;

/** Draws visits with this many enquiries in all. The same seed gives the same visits, whatever happens in them. */
export function drawVisits(seed: number, enquiries: number): Visit[] {
  const random = randomOf(seed);
  const visits: Visit[] = [];
  for (let left = enquiries; left > 0;) {
    const count = Math.min(left, 2 + random.below(MAX_ROUNDS - 1));
    left -= count;
    visits.push({
      number: visits.length,
      rounds: Array.from({ length: count }, (_, number) => drawRound(random, number)),
    });
  }
  return visits;
}
