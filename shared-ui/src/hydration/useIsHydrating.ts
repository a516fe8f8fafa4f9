import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True while React takes over markup that the server made, and while the server makes it; false ever after. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
