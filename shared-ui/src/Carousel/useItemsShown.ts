import { useMediaMatch } from '../media/useMediaMatch';

/** How many slides stand side by side in a window of at least this width (px, at the usual text size). */
export interface ShowStep {
  readonly from: number;
  readonly items: number;
}

/** The text size that browsers start with, in px. */
const USUAL_TEXT_SIZE = 16;

// In em, as the style sheets say it: with larger text fewer slides fit.
const queryOf = ({ from }: ShowStep) => `(min-width: ${from / USUAL_TEXT_SIZE}em)`;

/** How many slides the first frame shows: the step from width 0, or one. */
function firstFrameItems(show: readonly ShowStep[]): number {
  return show.find(({ from }) => from === 0)?.items ?? 1;
}

/**
 * Gives how many slides stand side by side in the window as it is now.
 * Slick's own `responsive` is not used: 0.31 does not apply it until the window is resized.
 */
export function useItemsShown(show: readonly ShowStep[]): number {
  const first = firstFrameItems(show);
  const steps = show.filter(({ from }) => from > 0);
  const read = () =>
    steps.reduce((items, step) => (matchMedia(queryOf(step)).matches ? step.items : items), first);
  return useMediaMatch(steps.map(queryOf), read, first);
}
