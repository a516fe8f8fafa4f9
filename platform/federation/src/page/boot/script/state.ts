import type { BootState, Failure } from './bootState';
import type { ReleaseFile } from './releaseFiles';
import { showHelp } from './showHelp';

export const pending = new Set<ReleaseFile>();
export const failures: Failure[] = [];

/** What the repair script goes on with, if it is ever loaded. `loadRepair.ts` adds what takes failures until then. */
export const state = { pending, failures, showHelp } as Partial<BootState> as BootState;

self._SITE_BOOT = state;
