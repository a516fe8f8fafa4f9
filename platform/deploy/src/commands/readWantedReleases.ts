import { readName } from '@site/tooling/command-line/applicationNames';
import { UsageError } from '@site/tooling/command-line/command';
import type { WantedReleases } from '../deployments/makeLive';

/** Reads arguments such as `products@1.4.0`. @throws UsageError */
export function readWantedReleases(args: readonly string[]): WantedReleases {
  const wanted: WantedReleases = {};
  for (const arg of args) {
    const [name = '', version, ...rest] = arg.split('@');
    if (!version || rest.length) {
      throw new UsageError(
        `Invalid release "${arg}" (expected NAME@VERSION, such as products@1.4.0).`,
      );
    }
    const application = readName(name);
    if (wanted[application] !== undefined) {
      throw new UsageError(`Name one version of ${application}, not two.`);
    }
    wanted[application] = version;
  }
  return wanted;
}
