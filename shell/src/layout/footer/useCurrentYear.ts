import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The current year; during hydration the year in the prerendered page. */
export function useCurrentYear(composedYear: number): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => composedYear,
  );
}
