import { DEPLOYMENT_PATH, readDeploymentFileAt } from '@site/compose/site/deploymentFile';
import { isSameLive } from '../deployments/state/deploymentState';
import type { Target } from '../host/target';
import { expectedAnswersOf } from '../verify/expectedAnswers';
import { untilSettled } from '../verify/untilSettled';
import { verifySite } from '../verify/verifySite';
import type { PublishedDeployment } from '../deployments/state/deploymentState';

/**
 * Asks the public address for a version that was not composed here: status, headers, and the releases that it says it shows.
 * @returns a line for each difference.
 */
export async function verifyRollBack(
  target: Target,
  { live, publication }: PublishedDeployment,
): Promise<string[]> {
  const rules = await target.rulesOf(publication.version);
  const files = await target.filesOf(publication.version);
  const { address, ownHeaders, settleMs } = target;
  const expectedAnswers = expectedAnswersOf(rules, files, { ownHeaders });
  const unknown = async () => undefined;
  const differences = await verifySite(address, expectedAnswers, unknown, settleMs);
  // One that an earlier version of these tools composed does not say what it shows.
  if (differences.length || !files.has(DEPLOYMENT_PATH)) return differences;
  const differenceOf = async () => {
    const shown = await readDeploymentFileAt(address);
    if (!shown) return 'cannot be read';
    return isSameLive(shown.live, live) ? undefined : 'names other releases';
  };
  // Nothing else tells two versions apart that differ in scripts alone: a server of the host may still have the other one.
  const left = await untilSettled([DEPLOYMENT_PATH], differenceOf, settleMs);
  return [...left].map(([path, difference]) => `${path} ${difference}`);
}
