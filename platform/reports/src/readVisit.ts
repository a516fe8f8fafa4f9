import { RELEASE_ID_FORM } from '@site/contracts/publishedRelease';
import { modulesOf } from '@site/contracts/remotes';
import {
  failureReasons,
  remoteOutcomes,
  type ModuleOutcome,
  type VisitReport,
} from '@site/contracts/visitReport';
import { isJsonObject } from '@site/tooling/files/json';
import { applicationNames, remoteNames } from '@site/tooling/workspace';
import { hourOf } from './hour';

/** A visit as it is written down. */
export type VisitLine = VisitReport & {
  /** The hour in which it ended, UTC, as in `2026-03-01T09`. */
  hour: string;
};

const RELEASE_ID = new RegExp(`^${RELEASE_ID_FORM}$`);

/** The most that a duration may be, in ms: one day. */
const LONGEST = 86_400_000;

type Check = (value: unknown) => boolean;

const isNumber =
  (most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most;

const isOneOf =
  (names: readonly string[]): Check =>
  (value) =>
    names.includes(value as string);

/** How many remotes and modules a report may name: more than any site has, and no room to write whatever one likes. */
const MOST_NAMES = 200;

/** A federation name, or one of a remote's modules. Pages may be older than a remote, or be open while it goes. */
const REMOTE = /^remote[A-Z][A-Za-z0-9]{0,40}$/;
const MODULE = /^remote[A-Z][A-Za-z0-9]{0,40}\/[A-Z][A-Za-z0-9]{0,40}$/;

/** Tells whether a value is an object with such keys alone. */
const isNamed =
  (name: RegExp, check: Check): Check =>
  (value) =>
    isJsonObject(value) &&
    Object.keys(value).length <= MOST_NAMES &&
    Object.entries(value).every(([key, it]) => name.test(key) && check(it));

/** Tells whether a value is an object that has all of these keys, perhaps some of those, and no other. */
function isShaped(
  value: unknown,
  needed: Record<string, Check>,
  optional: Record<string, Check> = {},
): boolean {
  if (!isJsonObject(value)) return false;
  const checks = new Map(Object.entries({ ...needed, ...optional }));
  return (
    Object.keys(needed).every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, it]) => checks.get(key)?.(it) ?? false)
  );
}

const isOutcome: Check = (value) =>
  isShaped(
    value,
    { outcome: isOneOf(remoteOutcomes), ms: isNumber(LONGEST) },
    { reason: isOneOf(failureReasons) },
  ) &&
  // A failure has a reason and a success has none.
  ((value as ModuleOutcome).outcome === 'ok') === ((value as ModuleOutcome).reason === undefined);

const isRelease: Check = (id) => typeof id === 'string' && RELEASE_ID.test(id);

/** The shell's release and those of the remotes that the page was made with. */
const areReleases: Check = (value) => {
  if (!isJsonObject(value)) return false;
  const { shell, ...ofRemotes } = value;
  return isRelease(shell) && isNamed(REMOTE, isRelease)(ofRemotes);
};

const vitals = { lcp: isNumber(LONGEST), cls: isNumber(1000), inp: isNumber(LONGEST) };

/**
 * Tells whether a value is a report of a visit. It may name remotes that this site does not have: a line of the log is older than
 * a remote, or the remote has gone since.
 */
export function isVisitReport(value: unknown): value is VisitReport {
  return isShaped(
    value,
    {
      releases: areReleases,
      modules: isNamed(MODULE, isOutcome),
      vitals: (it) => isShaped(it, {}, vitals),
    },
    { start: isOneOf(failureReasons) },
  );
}

/** Tells whether a line of the log is one that `readVisit` made. */
export function isVisitLine(value: unknown): value is VisitLine {
  if (!isJsonObject(value)) return false;
  const { hour, ...report } = value;
  return typeof hour === 'string' && isVisitReport(report);
}

const modules = remoteNames.flatMap((name) => modulesOf(name).map((module) => `${name}/${module}`));

const only = <Value>(of: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));

/**
 * Makes the line of a visit from what a page sent; undefined when it is no such report. Names that this site does not know may
 * come from a tab that is older than the site, and from anyone: they are not written down.
 */
export function readVisit(body: unknown): VisitLine[] | undefined {
  if (!isVisitReport(body)) return undefined;
  const known = {
    releases: only(body.releases, applicationNames) as VisitReport['releases'],
    modules: only(body.modules, modules) as VisitReport['modules'],
  };
  return [{ hour: hourOf(new Date()), ...body, ...known }];
}
