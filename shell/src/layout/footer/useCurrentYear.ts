import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The year now; while a composed page is taken over, the year that stands in it. */
export function useCurrentYear(composedYear: number): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => composedYear,
  );
}
