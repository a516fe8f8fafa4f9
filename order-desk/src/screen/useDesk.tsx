import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { DeskCloud } from '../cloud/openCloud';
import type { Desk } from '../desk/desk';
import type { DeskView } from '../model/deskView';

interface DeskParts {
  desk: Desk;
  /** For what a page asks by itself, and no other page shows. */
  cloud: DeskCloud;
}

const Parts = createContext<DeskParts | undefined>(undefined);

/** Gives the desk to everything below it. */
export function WithDesk({ desk, cloud, children }: DeskParts & { children: ReactNode }) {
  const parts = useMemo(() => ({ desk, cloud }), [desk, cloud]);
  return <Parts value={parts}>{children}</Parts>;
}

export function useDesk(): DeskParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('There is no WithDesk around this component.');
  return parts;
}

/** What the desk shows now. */
export function useDeskView(): DeskView {
  const { desk } = useDesk();
  return useSyncExternalStore(desk.subscribe, desk.view);
}
