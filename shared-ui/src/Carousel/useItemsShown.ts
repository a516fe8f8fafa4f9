import { useMediaMatch } from '../useMediaMatch';

/** The number of slides side by side from a window width on (px, at the default text size). */
export interface ShowStep {
  readonly from: number;
  readonly items: number;
}

const DEFAULT_TEXT_SIZE = 16;

// In em, as in the style sheets: fewer slides fit when the text is larger.
const queryOf = ({ from }: ShowStep) => `(min-width: ${from / DEFAULT_TEXT_SIZE}em)`;

function firstFrameItems(show: readonly ShowStep[]): number {
  return show.find(({ from }) => from === 0)?.items ?? 1;
}

/** The number of slides side by side. Slick 0.31 does not apply its own `responsive` until the window is resized. */
export function useItemsShown(show: readonly ShowStep[]): number {
  const first = firstFrameItems(show);
  const steps = show.filter(({ from }) => from > 0);
  const read = () =>
    steps.reduce((items, step) => (matchMedia(queryOf(step)).matches ? step.items : items), first);
  return useMediaMatch(steps.map(queryOf), read, first);
}
