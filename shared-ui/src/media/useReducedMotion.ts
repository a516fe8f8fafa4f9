import { useMediaMatch } from './useMediaMatch';

const QUERY = '(prefers-reduced-motion: reduce)';

export function useReducedMotion(): boolean {
  return useMediaMatch([QUERY], () => matchMedia(QUERY).matches, false);
}
