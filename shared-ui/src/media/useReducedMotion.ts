import { useMediaMatch } from './useMediaMatch';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Gives whether the visitor asked their device for less motion. */
export function useReducedMotion(): boolean {
  return useMediaMatch([QUERY], () => matchMedia(QUERY).matches, false);
}
