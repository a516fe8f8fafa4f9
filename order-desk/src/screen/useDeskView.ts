import { useSyncExternalStore } from 'react';
import type { Desk } from '../desk/desk';
import type { DeskView } from '../model/deskView';

/** What the desk shows now. */
export const useDeskView = (desk: Desk): DeskView =>
  useSyncExternalStore(desk.subscribe, desk.view);
