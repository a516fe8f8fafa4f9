import type { ExposedModule } from '@site/contracts/exposedModules';
import { remoteOutcomes, type ModuleOutcome, type VisitReport } from '@site/contracts/visitReport';
import { isOfExtension, failureReason } from './errors';

const outcomes: VisitReport['modules'] = {};
let hasStarted = true;

/** Remembers how it went with a module. The worst that the visitor met during the visit counts. */
function note(module: ExposedModule, latest: ModuleOutcome): void {
  const badness = (moduleOutcome?: ModuleOutcome) =>
    moduleOutcome ? remoteOutcomes.indexOf(moduleOutcome.outcome) : -1;
  if (badness(latest) > badness(outcomes[module])) outcomes[module] = latest;
}

/**
 * Watches one loading of a module. Call it when the first attempt begins; call what it gives when the module is here, or
 * will not come. Both take the last failure that there was.
 */
export function watchLoading(module: ExposedModule) {
  const since = performance.now();
  const ms = () => Math.round(performance.now() - since);
  return {
    arrived(failure: unknown) {
      note(
        module,
        failure === undefined
          ? { outcome: 'ok', ms: ms() }
          : { outcome: 'retried', reason: failureReason(failure), ms: ms() },
      );
    },
    failed(failure: unknown) {
      note(module, { outcome: 'fallback', reason: failureReason(failure), ms: ms() });
    },
  };
}

/** Remembers that a module which had arrived threw while it was drawn; what an extension threw counts against nobody. */
export function noteThrown(module: ExposedModule, failure: unknown): void {
  if (isOfExtension(failure)) return;
  note(module, { outcome: 'fallback', reason: 'threw', ms: outcomes[module]?.ms ?? 0 });
}

/** How it went so far with every module that was asked for. */
export function outcomesSoFar(): VisitReport['modules'] {
  return outcomes;
}

/** Remembers that the shell itself threw, so that the page shows what was prerendered and no more. */
export function noteStartFailure(): void {
  hasStarted = false;
}

/** How the shell itself started, as a report says it. */
export const startSoFar = (): Pick<VisitReport, 'start'> => (hasStarted ? {} : { start: 'threw' });
