import type { ExposedModule } from '../modules/exposedModules';
import type { RemoteName } from '../modules/remotes';

/** How it went with a module of a remote, from good to bad: at once, after a failed attempt, or its fallback was shown. */
export const remoteOutcomes = ['ok', 'retried', 'fallback'] as const;

/**
 * Why an attempt failed: a script was not delivered or not as it was made (`refused`), it took too long (`timeout`), the
 * module's own code failed (`threw`), or the release has no such module (`missing`).
 */
export const failureReasons = ['refused', 'timeout', 'threw', 'missing'] as const;

export type RemoteOutcome = (typeof remoteOutcomes)[number];
export type FailureReason = (typeof failureReasons)[number];

/** How it went with one module during a visit. */
export interface ModuleOutcome {
  outcome: RemoteOutcome;
  /** Why the last failed attempt failed; left out when the outcome is `ok`. */
  reason?: FailureReason;
  /** From the first attempt to the outcome, in ms. */
  ms: number;
}

/** What a page tells about one visit. It names releases and durations and nothing about the visitor. */
export interface VisitReport {
  /** The release of each application that the page was made with. */
  releases: { shell: string } & { [Name in RemoteName]?: string };
  /** The modules that the visit asked for. */
  modules: { [Module in ExposedModule]?: ModuleOutcome };
  /** What the browser measured: `lcp` and `inp` in ms, `cls` without a unit. A browser leaves out what it cannot tell. */
  vitals: { lcp?: number; cls?: number; inp?: number };
  /** Why the shell did not start; left out when it did. */
  start?: FailureReason;
}

/** Where the local server takes reports of visits. A page names its own address (`data-visits`), or none. */
export const VISITS_ADDRESS = '/visits';

/** The share of the visits that is reported, from 0 to 1. */
export const VISIT_SAMPLE_RATE = 1;
