import { hostname } from 'node:os';
import { accountName } from '@site/tooling/command-line/account';
import { commandText, type DeploymentCommand } from '../deployments/state/deploymentState';
import type { Origin } from '../host/target';

/** Who runs this command: the account that started the pipeline on GitHub, or that of this machine. */
export const whoDeploys = (): string =>
  process.env.GITHUB_ACTOR ?? `${accountName()}@${hostname()}`;

export function originOf(command: DeploymentCommand): Origin {
  const by = whoDeploys();
  return { by, message: `${commandText(command)}, by ${by}` };
}
