import type { PageMetrics, Throttling } from '../lighthouse/metrics';
import type { SiteName } from '../sites/siteNames';
import type { RoundIndex } from './disturbedRounds';
import type { Moment, TouchTarget } from '../touch/touchTargets';
import type { Touch } from '../touch/touchOnce';

interface Sample {
  round: number;
  /** The page's path. */
  page: string;
  site: SiteName;
}

export interface LighthouseSample extends Sample, PageMetrics {
  throttling: Throttling;
}

export interface TouchSample extends Sample, Touch {
  target: TouchTarget;
  moment: Moment;
}

/** A visit that gave nothing, such as one in which the browser ended. */
interface Failure extends Sample {
  reason: string;
}

/** What was measured, and where. */
export interface RunDescription {
  /** The day and time at which the run began, in UTC. */
  startedAt: string;
  minutes: number;
  /** The commit of the sources; with `+` behind it when they had changed since. */
  commit: string;
  machine: string;
  browser: string;
  /** How many were begun. */
  rounds: number;
}

/** All that a run measured. */
export interface Results {
  run: RunDescription;
  rounds: RoundIndex[];
  lighthouse: LighthouseSample[];
  touches: TouchSample[];
  failures: Failure[];
}
