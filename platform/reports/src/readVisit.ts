import { RELEASE_ID_FORM } from '@site/contracts/publishedRelease';
import { remotes, type RemoteName } from '@site/contracts/remotes';
import {
  failureReasons,
  remoteOutcomes,
  type ModuleOutcome,
  type VisitReport,
} from '@site/contracts/visitReport';
import { isJsonObject } from '@site/tooling/files/json';
import { applicationNames } from '@site/tooling/workspace';
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

const same = (names: readonly string[], check: Check): Record<string, Check> =>
  Object.fromEntries(names.map((name) => [name, check]));

const modules = (Object.keys(remotes) as RemoteName[]).flatMap((name) =>
  remotes[name].exposes.map((module) => `${name}/${module}`),
);

const vitals = { lcp: isNumber(LONGEST), cls: isNumber(1000), inp: isNumber(LONGEST) };

/** Tells whether a value is a report of a visit, exactly: what is not known is not written down either. */
export function isVisitReport(value: unknown): value is VisitReport {
  return isShaped(
    value,
    {
      releases: (it) =>
        isShaped(
          it,
          same(applicationNames, (id) => typeof id === 'string' && RELEASE_ID.test(id)),
        ),
      modules: (it) => isShaped(it, {}, same(modules, isOutcome)),
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

/** Makes the line of a visit from what a page sent; undefined when it is no such report. */
export function readVisit(body: unknown): VisitLine[] | undefined {
  return isVisitReport(body) ? [{ hour: hourOf(new Date()), ...body }] : undefined;
}
