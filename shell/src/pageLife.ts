import { PAGE_PHASE } from '@site/contracts/boot';

/**
 * The life of a page:
 * - `leaving`: another page was asked for, and this one stays until that has something to show
 * - `committed`: the shell has drawn it
 * - `heading-shown`: so has the part that brings its heading, where that is a part
 * - `parts-ready`: each part answers, can be read though it sleeps, or has failed
 * - `laid-out`: the browser skips no section any more, so that all positions are exact
 */
const phases = ['leaving', 'committed', 'heading-shown', 'parts-ready', 'laid-out'] as const;

export type PagePhase = (typeof phases)[number];

export const HEADING = 'main h1';

const life = {
  /** How far the page is, also while it is left. */
  phase: 'committed' as PagePhase,
  isLeaving: false,
  /** What waits for a phase of this page. */
  waiting: new Set<{ phase: PagePhase; then: () => void }>(),
  /** The parts that are not ready. */
  parts: new Set<object>(),
};

/** Whether the page is in this phase, or further. While it is left it is in no other. */
export const hasReached = (phase: PagePhase): boolean =>
  life.isLeaving === (phase === 'leaving') && phases.indexOf(life.phase) >= phases.indexOf(phase);

/** Shows the phase, and calls back what waits for it. */
function tell(): void {
  const { phase, isLeaving } = life;
  document.documentElement.setAttribute(PAGE_PHASE, isLeaving ? 'leaving' : phase);
  const main = document.querySelector('main');
  if (isLeaving) main?.setAttribute('aria-busy', 'true');
  else main?.removeAttribute('aria-busy');
  for (const waiting of life.waiting) {
    if (!hasReached(waiting.phase)) continue;
    life.waiting.delete(waiting);
    waiting.then();
  }
}

function enter(phase: PagePhase): void {
  life.phase = phase;
  tell();
}

/** Goes on to what the page shows by now. */
function advance(): void {
  if (life.phase === 'committed' && document.querySelector(HEADING)) enter('heading-shown');
  const isDrawn = life.phase === 'committed' || life.phase === 'heading-shown';
  if (isDrawn && life.parts.size === 0) enter('parts-ready');
}

/** Says that another page was asked for. The header shows it. */
export function leavePage(): void {
  if (life.isLeaving) return;
  life.isLeaving = true;
  tell();
}

/** Says that this page stays after all. */
export function stayOnPage(): void {
  if (!life.isLeaving) return;
  life.isLeaving = false;
  tell();
}

/** Says that the shell has drawn another page. */
export function pageCommitted(): void {
  leavePage();
  life.waiting.clear();
  life.isLeaving = false;
  enter('committed');
  advance();
}

/** Says that every section of the page is laid out. */
export const pageLaidOut = (): void => enter('laid-out');

/** Notes a part that is not ready; returns the function that says that it is, or has failed. */
export function beginPart(): () => void {
  const part = {};
  life.parts.add(part);
  return () => {
    if (life.parts.delete(part)) advance();
  };
}

/**
 * Calls back in a phase of this page, which may be at once; not if the page is left before.
 *
 * @returns a function that cancels it
 */
export function whenPage(phase: PagePhase, then: () => void): () => void {
  const waiting = { phase, then };
  if (hasReached(phase)) then();
  else life.waiting.add(waiting);
  return () => void life.waiting.delete(waiting);
}
