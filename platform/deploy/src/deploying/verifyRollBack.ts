import { DEPLOYMENT_PATH, readDeploymentFileAt } from '@site/compose/site/deploymentFile';
import { isSameLive } from '@site/releases/deployments/state/deploymentState';
import type { Target } from '../host/target';
import { expectedAnswersOf } from '../verify/expectedAnswers';
import { verifySite } from '../verify/verifySite';
import type { PublishedDeployment } from '@site/releases/deployments/state/deploymentState';

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
  const { ownHeaders } = target;
  const expectedAnswers = expectedAnswersOf(rules, files, { ownHeaders });
  const unknown = async () => undefined;
  const differences = await verifySite(target.address, expectedAnswers, unknown, target.settleMs);
  // One that an earlier version of these tools composed does not say what it shows.
  if (differences.length || !files.has(DEPLOYMENT_PATH)) return differences;
  const shown = await readDeploymentFileAt(target.address);
  return isSameLive(shown?.live, live) ? [] : [`${DEPLOYMENT_PATH} names other releases`];
}
