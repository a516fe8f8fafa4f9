import type { ExposedModule } from './exposedModules';
import type { RemoteName } from './remotes';

/** How it went with a module of a remote, from good to bad: at once, after a failed attempt, or its fallback was shown. */
export const remoteOutcomes = ['ok', 'retried', 'fallback'] as const;

/**
 * Why an attempt failed: a script was not delivered or not as it was made (`refused`), it took too long (`timeout`), the
 * module's own code failed (`threw`), or the release has no such module (`missing`).
 */
export const failureReasons = ['refused', 'timeout', 'threw', 'missing'] as const;

/**
 * Largest and first contentful paint, layout shift, interaction to next paint, time to first byte; `route` is the largest
 * contentful paint after a link within the site, of the slowest page that was opened so.
 */
export const webVitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb', 'route'] as const;

export type WebVital = (typeof webVitals)[number];
export type RemoteOutcome = (typeof remoteOutcomes)[number];
export type FailureReason = (typeof failureReasons)[number];

/** How it went with one module during a visit. */
export interface ModuleOutcome {
  outcome: RemoteOutcome;
  /** Why the last failed attempt failed; left out when the outcome is `ok`. */
  reason?: FailureReason;
  /** From the first attempt to the arrival, in ms; 0 for a module that did not arrive. */
  ms: number;
}

/** An error that nothing caught. Its message stays on the device: it may quote what a visitor typed. */
export interface ErrorReport {
  /** Such as `TypeError`. */
  name: string;
  /** Where it came from, innermost first: `shell/1.4.0-0123456789ab/shell.js:1:2345`. Files of ours alone. */
  stack: readonly string[];
}

/** What a page tells about one visit. It names releases and durations and nothing about the visitor. */
export interface VisitReport {
  /** The release of each application that the page was made with. */
  releases: { shell: string } & { [Name in RemoteName]?: string };
  /** The modules that the visit asked for. */
  modules: { [Module in ExposedModule]?: ModuleOutcome };
  /** What the browser measured, in ms, `cls` without a unit. A browser leaves out what it cannot tell. */
  vitals: { [Vital in WebVital]?: number };
  /** Why the shell did not start; left out when it did. */
  start?: FailureReason;
  errors?: readonly ErrorReport[];
}

/** Where reports of visits are taken. A page names its own address (`VISITS` of `boot.ts`), or none. */
export const VISITS_ADDRESS = '/visits';

/** Where browsers' reports of violated policies and script integrity are taken. */
export const VIOLATIONS_ADDRESS = '/reports';
