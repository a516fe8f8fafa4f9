import { openSite } from '@site/releases/deployments/openSite';
import { openPublicSite, type PublicSite } from '../deploying/publicSite';
import { localTarget } from '../targets/localTarget';

/** Opens the site of this machine, by default of the usual store. */
export function openLocalSite(
  store?: string,
  say: (line: string) => void = (line) => console.warn(line),
): PublicSite {
  return openPublicSite({
    target: localTarget(),
    open: (options) => openSite(store, { ...options, say }),
    say,
  });
}
