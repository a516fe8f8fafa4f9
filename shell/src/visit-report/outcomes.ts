import type { ExposedModule } from '@site/contracts/exposedModules';
import { remoteOutcomes, type ModuleOutcome, type VisitReport } from '@site/contracts/visitReport';
import { isOfExtension } from './errors';
import { failureReason } from './failureReason';

const outcomes: VisitReport['modules'] = {};
let hasStartFailed = false;

/** Remembers how it went with a module. The worst that the visitor met during the visit counts. */
function note(module: ExposedModule, latest: ModuleOutcome): void {
  const badness = (moduleOutcome?: ModuleOutcome) =>
    moduleOutcome ? remoteOutcomes.indexOf(moduleOutcome.outcome) : -1;
  if (badness(latest) > badness(outcomes[module])) outcomes[module] = latest;
}

/** Remembers that a module came, how long it took, and the last failure that there was until then. */
export function noteArrival(module: ExposedModule, took: number, failure: unknown): void {
  const ms = Math.round(took);
  if (failure === undefined) note(module, { outcome: 'ok', ms });
  else note(module, { outcome: 'retried', reason: failureReason(failure), ms });
}

/** Remembers that visitors were told that a module failed; what an extension threw counts against nobody. */
export function noteFailure(module: ExposedModule, failure: unknown): void {
  if (isOfExtension(failure)) return;
  const ms = outcomes[module]?.ms ?? 0;
  note(module, { outcome: 'fallback', reason: failureReason(failure), ms });
}

/** How it went so far with every module that was asked for. */
export function outcomesSoFar(): VisitReport['modules'] {
  return outcomes;
}

/** Remembers that the shell itself threw, so that the page shows what was prerendered and no more. */
export function noteStartFailure(): void {
  hasStartFailed = true;
}

/** How the shell itself started, as a report says it. */
export const startSoFar = (): Pick<VisitReport, 'start'> =>
  hasStartFailed ? { start: 'threw' } : {};
