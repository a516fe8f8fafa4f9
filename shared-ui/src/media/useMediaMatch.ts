import { useCallback, useSyncExternalStore } from 'react';

/**
 * Follows media queries and gives what `read` makes of them now.
 * Takes the queries to watch, a reading that may call `matchMedia`, and the answer for the first frame,
 * which the server's HTML shows too. The reading must give a plain value.
 */
export function useMediaMatch<Value extends string | number | boolean>(
  queries: readonly string[],
  read: () => Value,
  firstFrame: Value,
): Value {
  const watched = queries.join('|');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const lists = watched.split('|').map((query) => window.matchMedia(query));
      for (const list of lists) list.addEventListener('change', onChange);
      return () => {
        for (const list of lists) list.removeEventListener('change', onChange);
      };
    },
    [watched],
  );
  return useSyncExternalStore(subscribe, read, () => firstFrame);
}
