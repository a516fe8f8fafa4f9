import {
  remoteOutcomes,
  webVitals,
  type ModuleOutcome,
  type VisitReport,
} from '@site/contracts/visitReport';
import type { ExposedModule } from '@site/contracts/exposedModules';
import {
  applicationNames,
  modulesOf,
  remoteNames,
  type ApplicationName,
} from '@site/contracts/remotes';
import { bucketOf } from './buckets';
import type { Counts } from './counts';
import { subjectOf, subjectOfFile } from './subjects';

const outcomesOf = (visit: VisitReport, application: ApplicationName): ModuleOutcome[] =>
  Object.entries(visit.modules).flatMap(([name, outcome]) =>
    name.startsWith(`${application}/`) && outcome ? [outcome] : [],
  );

/** The worst that happened with the modules of one application. */
function worst(outcomes: readonly ModuleOutcome[]): ModuleOutcome | undefined {
  return outcomes.toSorted(
    (one, other) => remoteOutcomes.indexOf(other.outcome) - remoteOutcomes.indexOf(one.outcome),
  )[0];
}

/** Tells whether something that the visitor wanted did not come, or an error was caught by nothing. */
const hasFailed = ({ modules, start, errors = [] }: VisitReport): boolean =>
  start !== undefined ||
  errors.length > 0 ||
  Object.values(modules).some((it) => it?.outcome === 'fallback');

const modules = remoteNames.flatMap((remote) =>
  modulesOf(remote).map((name) => `${remote}/${name}` as ExposedModule),
);

/**
 * A module failed as well where it came, and then its release's script threw: on sending a form, say. What another one threw
 * that fell back is an error too, and not of this one.
 */
function moduleCounters(visit: VisitReport, application: ApplicationName, subject: string) {
  const threw =
    visit.errors?.some(({ stack }) => subjectOfFile(stack[0] ?? '') === subject) &&
    !outcomesOf(visit, application).some(
      (it) => it.outcome === 'fallback' && it.reason === 'threw',
    );
  return modules
    .filter((module) => module.startsWith(`${application}/`) && visit.modules[module])
    .flatMap((module) => [
      `visits ${module}`,
      ...(threw || visit.modules[module]?.outcome === 'fallback' ? [`failed ${module}`] : []),
    ]);
}

function countersOf(visit: VisitReport, application: ApplicationName, subject: string): string[] {
  const outcome = worst(outcomesOf(visit, application));
  const arrived = outcomesOf(visit, application).filter((it) => it.outcome !== 'fallback');
  return [
    'visits',
    ...(hasFailed(visit) ? ['failed'] : []),
    ...(application === 'shell' && visit.start ? [`start ${visit.start}`] : []),
    ...(outcome ? [`outcome ${outcome.outcome}`] : []),
    ...(outcome?.reason ? [`reason ${outcome.outcome} ${outcome.reason}`] : []),
    ...moduleCounters(visit, application, subject),
    ...arrived.map(({ ms }) => `arrival ${bucketOf('arrival', ms)}`),
    ...webVitals.flatMap((name) => {
      const value = visit.vitals[name];
      return value === undefined ? [] : [`${name} ${bucketOf(name, value)}`];
    }),
  ];
}

/**
 * Counts a visit, for each live release, as its page names them all, and for each module that it asked for. A visit in
 * which one remote failed is a failed one for all, as the release that is to blame may be another's. Remotes and modules
 * that these sources do not have get no counters of their own: such a name may come from an older tab, and from anyone.
 */
export function countVisit(visit: VisitReport): Counts {
  const counts: Counts = {};
  const count = (subject: string, counter: string) => {
    const counters = (counts[subject] ??= {});
    counters[counter] = (counters[counter] ?? 0) + 1;
  };
  for (const application of applicationNames) {
    const release = visit.releases[application];
    if (release === undefined) continue;
    const subject = subjectOf(application, release);
    countersOf(visit, application, subject).forEach((counter) => count(subject, counter));
  }
  for (const { name, stack } of visit.errors ?? []) {
    count(subjectOfFile(stack[0] ?? ''), `error ${name} ${stack.join(' ')}`);
  }
  return counts;
}
