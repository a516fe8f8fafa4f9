import { useMediaMatch } from './useMediaMatch';

const QUERY = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean => matchMedia(QUERY).matches;

export function useReducedMotion(): boolean {
  return useMediaMatch([QUERY], prefersReducedMotion, false);
}
