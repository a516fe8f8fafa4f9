import { useSyncExternalStore } from 'react';
import type { Desk, DeskView } from '../model/desk';

/** What the desk shows now. */
export const useDeskView = (desk: Desk): DeskView =>
  useSyncExternalStore(desk.subscribe, desk.view);
