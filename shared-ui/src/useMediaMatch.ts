import { useCallback, useSyncExternalStore } from 'react';

/** Re-reads a value whenever one of the media queries changes. `firstFrame` is used on the server and during hydration. */
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
