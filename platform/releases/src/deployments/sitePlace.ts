import type { ReleaseStore } from '../store/releaseStore';
import type { StatePlace } from './state/deploymentState';

export type WithLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Where sites are kept that are deployed from one store; without a target the site composed on this machine is meant. */
export interface SitePlace {
  store: ReleaseStore;
  stateOf(target?: string): StatePlace;
  lockOf(target?: string): WithLock;
  /** The targets that have a state. */
  targets(): Promise<string[]>;
}

export const nameOf = (what: string, target?: string) =>
  target === undefined ? what : `${what}-${target}`;

const STATE_OF_TARGET = /^deployments-([a-z][a-z0-9-]*)(\.json$|\/)/;

/** The targets whose state is in one of these files. */
export const targetsIn = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => STATE_OF_TARGET.exec(name)?.[1] ?? []))].sort();
