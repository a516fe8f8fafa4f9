import type { ReleaseStore } from '../store/releaseStore';
import type { StatePlace } from './state/deploymentState';

export type WithLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Where sites are kept that are deployed from one store; without a target the site composed on this machine is meant. */
export interface SitePlace {
  store: ReleaseStore;
  stateOf(target?: string): StatePlace;
  lockOf(target?: string): WithLock;
}

export const nameOf = (what: string, target?: string) =>
  target === undefined ? what : `${what}-${target}`;
