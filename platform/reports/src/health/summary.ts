import type { ExposedModule } from '@site/contracts/exposedModules';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import type { FailureReason, ModuleOutcome, RemoteOutcome } from '@site/contracts/visitReport';
import type { ReportLine } from '../readReports';
import type { VisitLine } from '../readVisit';
import { applicationNames, folderOf, type ApplicationName } from '@site/tooling/workspace';

/** How one release of an application did in the visits that showed it. */
export interface ReleaseHealth {
  application: ApplicationName;
  /** The release's id. */
  release: string;
  visits: number;
  /** How often its modules came, by outcome; the shell's fallbacks are visits in which it did not start. */
  outcomes: Record<RemoteOutcome, number>;
  /** Why attempts failed most often; undefined when none did. */
  mostFrequentReason: FailureReason | undefined;
  /** The 75th percentiles, as web vitals are judged: `lcp`, `inp` and the time until a module was here in ms, `cls` without a unit. */
  p75: { lcp?: number; cls?: number; inp?: number; ms?: number };
  /** How often a browser refused something that this release's files asked for, or were. */
  reports: number;
}

/** Health by release, and the reports that name no file of a release. */
export interface HealthSummary {
  releases: ReleaseHealth[];
  otherReports: number;
}

/** The value that three quarters of the others do not exceed; undefined for none. */
export function p75(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1];
}

function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const isOf = (application: ApplicationName) => (module: string) =>
  module.startsWith(`${application}/`);

function healthOf(
  application: ApplicationName,
  release: string,
  visits: readonly VisitLine[],
  reports: number,
): ReleaseHealth {
  const starts = visits.flatMap(({ start }) =>
    start && application === 'shell'
      ? [{ outcome: 'fallback' as const, reason: start, ms: 0 }]
      : [],
  );
  const modules = visits.flatMap((visit) =>
    (Object.keys(visit.modules) as ExposedModule[])
      .filter(isOf(application))
      .flatMap((module) => visit.modules[module] ?? []),
  );
  const outcomes: ModuleOutcome[] = [...starts, ...modules];
  const count = (outcome: RemoteOutcome) => outcomes.filter((it) => it.outcome === outcome).length;
  const vital = (name: keyof VisitLine['vitals']) =>
    p75(visits.flatMap(({ vitals }) => vitals[name] ?? []));
  const measured = {
    lcp: vital('lcp'),
    cls: vital('cls'),
    inp: vital('inp'),
    ms: p75(modules.filter((it) => it.outcome !== 'fallback').map((it) => it.ms)),
  };
  return {
    application,
    release,
    visits: visits.length,
    outcomes: { ok: count('ok'), retried: count('retried'), fallback: count('fallback') },
    mostFrequentReason: mostFrequent(outcomes.flatMap(({ reason }) => reason ?? [])),
    p75: Object.fromEntries(Object.entries(measured).filter(([, it]) => it !== undefined)),
    reports,
  };
}

/** The release whose file a report names, as `remote-order/1.4.0-0c1f88aabbcc`; the refused file counts before the asking one. */
function releaseIn({ blocked, source }: ReportLine): string | undefined {
  const address = [blocked, source].find((it) => it.startsWith(RELEASES_ADDRESS));
  return address?.slice(RELEASES_ADDRESS.length).split('/').slice(0, 2).join('/');
}

/** Sums visits and reports up by release, the applications in their usual order, the release that was seen last first. */
export function summarise(
  visits: readonly VisitLine[],
  reports: readonly ReportLine[],
): HealthSummary {
  const counts = new Map<string | undefined, number>();
  for (const report of reports) {
    const release = releaseIn(report);
    counts.set(release, (counts.get(release) ?? 0) + 1);
  }
  const releases = applicationNames.flatMap((application) => {
    const folder = folderOf(application);
    const seen = new Set([
      ...visits.flatMap((visit) => visit.releases[application] ?? []).reverse(),
      ...[...counts.keys()]
        .filter((it) => it?.startsWith(`${folder}/`))
        .map((it) => it?.slice(folder.length + 1) ?? ''),
    ]);
    return [...seen].map((release) => {
      const itsVisits = visits.filter((visit) => visit.releases[application] === release);
      return healthOf(application, release, itsVisits, counts.get(`${folder}/${release}`) ?? 0);
    });
  });
  const named = releases.reduce((sum, it) => sum + it.reports, 0);
  return { releases, otherReports: reports.length - named };
}
