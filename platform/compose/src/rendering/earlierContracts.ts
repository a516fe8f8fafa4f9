import { containerOf } from '@site/contracts/applicationNames';
import type { Release } from '@site/releases/release/releaseFormat';
import type { ApplicationName } from '@site/tooling/workspace';

/** What a release calls an application: up to contract 4, a remote by its container. */
export const nameFor = ({ contract }: Pick<Release, 'contract'>, name: ApplicationName): string =>
  contract < 5 && name !== 'shell' ? containerOf(name) : name;
