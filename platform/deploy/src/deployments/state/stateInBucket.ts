import { type Bucket, numberOf, numberedKey } from '@site/releases/store/bucket';
import {
  type FoundState,
  type StatePlace,
  MAX_DEPLOYMENTS,
  parseState,
  stateText,
  type DeploymentState,
} from './deploymentState';

/**
 * Keeps the deployment state in a bucket, each under the next number: `deployments/000000012.json`. A number is written
 * once, so of two machines that change the site at the same time one is refused, and told the command that shows what is live.
 */
export function stateInBucket(bucket: Bucket, prefix: string, toLook: string): StatePlace {
  const found = (
    state: DeploymentState | undefined,
    number: number,
    old: readonly string[],
  ): FoundState => ({
    state,
    async replace(next) {
      const key = numberedKey(prefix, number + 1);
      const bytes = new TextEncoder().encode(stateText(next));
      if (!(await bucket.put(key, bytes))) {
        throw new Error(`Somebody else has changed the site at the same time. Run: ${toLook}`);
      }
      const keys = [...old, key];
      // What is written counts; one that stays is deleted by a later change.
      for (const it of keys.slice(0, -MAX_DEPLOYMENTS))
        await bucket.delete(it).catch(() => undefined);
      return found(next, number + 1, keys.slice(-MAX_DEPLOYMENTS));
    },
  });
  return {
    async find() {
      const keys = await bucket.list(prefix);
      const key = keys.at(-1);
      if (key === undefined) return found(undefined, 0, []);
      const bytes = await bucket.get(key);
      if (!bytes) throw new Error(`${bucket.address}/${key} has just been deleted. Try again.`);
      const state = parseState(new TextDecoder().decode(bytes), `${bucket.address}/${key}`);
      return found(state, numberOf(key), keys);
    },
  };
}
