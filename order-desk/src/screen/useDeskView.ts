import { useSyncExternalStore } from 'react';
import type { Desk, DeskView } from '../desk/desk';

/** What the desk shows now. */
export const useDeskView = (desk: Desk): DeskView =>
  useSyncExternalStore(desk.subscribe, desk.view);
