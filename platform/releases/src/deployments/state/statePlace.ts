import type { DeploymentState } from './deploymentState';

/** The deployment state as it was found. */
export interface FoundState {
  /** Undefined while nothing has ever been deployed. */
  state: DeploymentState | undefined;
  /** Replaces it in one step. Rejects when somebody else has replaced it since it was found. */
  replace(next: DeploymentState): Promise<FoundState>;
}

/** Where the deployment state is kept. */
export interface StatePlace {
  find(): Promise<FoundState>;
}
